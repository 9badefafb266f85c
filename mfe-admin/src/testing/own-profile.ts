import { PROFILE_PATHS, type SecondFactorSetup } from '@polden/api-contract';
import { PASSWORD } from './admin-data.ts';
import { invalid, ok, type Answer, type Call } from './answers.ts';

export const FIRST_CODE = '246813';
const SETUP: SecondFactorSetup = {
  setup: 'k1.sealed',
  secret: 'JBSW Y3DP EHPK 3PXP',
  qr: { size: 29, path: 'M4 4h1v1h-1z' },
};

/** The account of the person who is signed in on the test's server. */
export class OwnProfile {
  password = PASSWORD;
  secondFactor = false;
  letters = { mail: '', mentionLetters: true };

  /** Undefined for calls that are not about it. */
  answer({ path, body }: Call): Answer | undefined {
    switch (path) {
      case PROFILE_PATHS.read:
        return ok({
          login: 'anna',
          name: 'Анна Полуднева',
          roles: [],
          secondFactor: this.secondFactor,
          ...this.letters,
        });
      case PROFILE_PATHS.letters: {
        const mail = String(body['mail']);
        if (mail !== '' && !mail.includes('@')) return invalid('mail', 'Проверьте адрес почты');
        this.letters = { mail, mentionLetters: body['mentionLetters'] === true };
        return ok(true);
      }
      case PROFILE_PATHS.password:
        if (body['oldPassword'] !== this.password) return invalid('oldPassword', 'Пароль не подошёл');
        this.password = String(body['newPassword']);
        return ok(true);
      case PROFILE_PATHS.secondFactorStart:
        return body['password'] === this.password ? ok(SETUP) : invalid('password', 'Пароль не подошёл');
      case PROFILE_PATHS.secondFactorOn:
      case PROFILE_PATHS.secondFactorOff:
        if (body['code'] !== FIRST_CODE) return invalid('code', 'Код не подошёл');
        this.secondFactor = path === PROFILE_PATHS.secondFactorOn;
        return ok(true);
      default:
        return undefined;
    }
  }
}

import { AUTH_PATHS, EXPIRED_TOKEN, type LoginRequest, STAFF_SESSION_COOKIE } from '@polden/api-contract';
import { ADMIN, PASSWORD } from './admin-data.ts';
import { invalid, ok, refusal, type Answer, type Call } from './answers.ts';

/**
 * The one session of the test's server. A browser would carry it in a cookie, which this fetch has no jar for; only the cookie
 * that says there is one is the document's.
 */
export class StaffSession {
  user = ADMIN;
  /** How often a new access token was asked for. */
  refreshes = 0;
  /** Whether the browser still has an access token of before. */
  remembers = false;
  private token = 'first';
  private isOpen = false;

  constructor() {
    this.open = false;
  }

  get open(): boolean {
    return this.isOpen;
  }

  set open(open: boolean) {
    this.isOpen = open;
    document.cookie = `${STAFF_SESSION_COOKIE}=1; Path=/${open ? '' : '; Max-Age=0'}`;
  }

  /** The token that pages hold stops counting; the session goes on. */
  expireToken(): void {
    this.token = `${this.token}+`;
  }

  /** It ends on the server; the browser learns of it when it asks. */
  endElsewhere(): void {
    this.isOpen = false;
  }

  /** Answers the calls of the session itself; undefined for all others. */
  answer({ path, body }: Call): Answer | undefined {
    switch (path) {
      case AUTH_PATHS.login:
        return this.login(body as unknown as LoginRequest);
      case AUTH_PATHS.refresh:
        this.refreshes += 1;
        return this.open ? this.result() : refusal(401, { message: 'Сессия истекла.' });
      case AUTH_PATHS.checkToken:
        return ok(
          this.open && this.remembers
            ? { valid: true, user: this.user, actions: this.user.actions, accessToken: this.token }
            : { valid: false, user: null, actions: [], accessToken: null },
        );
      case AUTH_PATHS.logout:
        this.open = false;
        return ok({ ok: true });
      default:
        return undefined;
    }
  }

  /** Why a call of the staff area is refused; undefined when it is not. */
  refusalOf({ bearer }: Call): Answer | undefined {
    if (bearer === undefined) return refusal(401, { message: 'Необходима авторизация' });
    return bearer === this.token ? undefined : refusal(401, { message: EXPIRED_TOKEN });
  }

  private login({ login, password }: LoginRequest): Answer {
    if (login !== this.user.login || password !== PASSWORD)
      return invalid('login', 'Неверный логин или пароль');
    this.open = true;
    return this.result();
  }

  private result(): Answer {
    return ok({ accessToken: this.token, user: this.user });
  }
}

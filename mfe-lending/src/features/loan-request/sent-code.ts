import { type ApiError, type CallNotice, phoneDigitsOf } from '@polden/request-form';
import { useDraft } from './loan-request.store.ts';

/** Seconds until another code may be sent to this phone; 0 when none waits, or in a server process, which does not know. */
export function secondsOfCode(phone: string): number {
  const { codeSentTo, resendAt, phoneConfirmed } = useDraft.getState();
  // A code that has been used waits for nobody.
  if (phoneConfirmed || codeSentTo === '' || codeSentTo !== phoneDigitsOf(phone)) return 0;
  return Math.max(0, Math.ceil((resendAt - Date.now()) / 1000));
}

/** A stored request goes on with another code. */
export const EXPIRED: CallNotice = {
  tone: 'warning',
  text: 'Прошлое подтверждение номера истекло. Введите код из СМС: заявка та же, ответы на месте.',
};

export const NOT_SENT: ApiError = {
  status: 503,
  errors: {},
  notice: { tone: 'error', text: 'Не получилось отправить код. Нажмите кнопку ещё раз через минуту.' },
};

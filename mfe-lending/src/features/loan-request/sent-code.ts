import { type ApiError, type CallNotice, phoneDigitsOf } from '@polden/request-form';
import { rememberInDraft, useDraft } from './loan-request.store.ts';

/** Seconds until another code may be sent to this phone; 0 when none waits, or in a server process, which does not know. */
export function secondsOfCode(phone: string): number {
  const { codeSentTo, resendAt } = useDraft.getState();
  if (codeSentTo === '' || codeSentTo !== phoneDigitsOf(phone)) return 0;
  return Math.max(0, Math.ceil((resendAt - Date.now()) / 1000));
}

/** The phone is confirmed: a code that was sent before is used, or is not needed, and nobody is led to its field again. */
export function endCode(): void {
  rememberInDraft({ resendAt: 0 });
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

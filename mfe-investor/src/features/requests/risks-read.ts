import { FORM_MESSAGES } from '@polden/api-contract';
import type { RequestFormModel } from '@polden/request-form';

/** The box under a warning; `worst` is what it comes down to. */
export function risksRead(worst: string): RequestFormModel['consents'][number] {
  return {
    name: 'riskAccepted',
    missing: FORM_MESSAGES.risks,
    afterWarning: true,
    text: `Предупреждение о рисках прочитано. Понимаю: деньги не застрахованы АСВ, ${worst}.`,
  };
}

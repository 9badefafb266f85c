import type { RequestFormModel } from '@polden/request-form';

/** The box under a warning; `worst` is what it comes down to. */
export function risksRead(worst: string): RequestFormModel['consents'][number] {
  return {
    name: 'riskAccepted',
    afterWarning: true,
    text: `Предупреждение о рисках прочитано. Понимаю: деньги не застрахованы АСВ, ${worst}.`,
  };
}

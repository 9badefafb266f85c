import { formatRubles, readRoubles } from '@polden/ru';
import type { FieldKind } from './field-kind.ts';

const MAX = 100_000_000;
const MAX_WISHED = 1_000_000_000;
/** What a column of the database holds. */
const MAX_INTEGER = 2_147_483_647;

/** Roubles from 1 to `max`, as people write them: «280 000 ₽», «1,5 млн». Kopecks do not count. */
export function roubles(message: string, max?: number): FieldKind {
  const tooLarge = `Слишком большая сумма${max === undefined ? '' : `: можно до ${formatRubles(max)}`}`;
  return {
    check: (text) => {
      const sum = readRoubles(text);
      if (sum === null) return message;
      if (sum < 1) return 'Нужна сумма больше нуля';
      return sum > (max ?? MAX_INTEGER) ? tooLarge : null;
    },
    normalise: (text) => String(readRoubles(text) ?? text),
    number: { min: 1, max: max ?? MAX_INTEGER },
    privacy: 'open',
    look: { inputMode: 'numeric', mask: 'money', suffix: '₽' },
  };
}

export const money = /* @__PURE__ */ roubles('Сумма в рублях, цифрами', MAX);

/** What somebody would like to have: how much is lent is decided later. */
export const wishedSum = /* @__PURE__ */ roubles(
  'Напишите сумму цифрами, в рублях: например, 1 500 000',
  MAX_WISHED,
);

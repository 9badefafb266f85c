import { describe, expect, it } from '@jest/globals';
import { withoutUnseen } from './index.ts';

describe('characters that nobody sees', () => {
  it.each([
    ['a space without width', 'ZZ\u200bCODE\u200b', 'ZZCODE'],
    ['the direction of writing', 'оплата\u202egnp.exe\u2066', 'оплатаgnp.exe'],
    ['joiners without anything to join', 'Аня\u200d\u200c \u2060', 'Аня '],
    ['fillers alone', '\u3164\u2800', ''],
    ['soft hyphens alone', ' \u00ad\u00ad', ' '],
  ])('go: %s', (_what, written, kept) => {
    expect(withoutUnseen(written)).toBe(kept);
  });

  it.each([
    ['a soft hyphen in a word', 'пере\u00adкредитование'],
    ['emoji that are joined', 'Семья 👨\u200d👩\u200d👧, врач 👩🏽\u200d⚕\ufe0f, флаг 🏳\ufe0f\u200d🌈'],
    ['lines and spaces', 'раз\n  два\u00a0три'],
  ])('stay where they are for something: %s', (_what, written) => {
    expect(withoutUnseen(written)).toBe(written);
  });
});

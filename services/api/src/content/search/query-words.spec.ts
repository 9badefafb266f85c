import { describe, expect, it } from '@jest/globals';
import { inOtherLayout, isTelephone, readQuestion, tsquery, wordsOf } from './query-words.ts';

describe('a question', () => {
  it.each([
    ['pfqv gjl pfkju', 'займ под залог'],
    [',bpytc', 'бизнес'],
    ['ыьы', 'sms'],
  ])('of the other layout is read: %s is %s', (typed, meant) => {
    expect(inOtherLayout(typed)).toBe(meant);
  });

  it.each([
    ['zaim', 'займ:*'],
    ['kredit', 'кредит:*'],
    ['avto', 'авто:*'],
    ['zaim pod pts', '(под) & (птс:*'],
  ])('in Latin letters is read: %s', (typed, meant) => {
    expect(tsquery(typed)).toContain(meant);
  });

  it('is cut, and has eight words at most', () => {
    expect(readQuestion('Ё'.repeat(500))).toBe('е'.repeat(120));
    expect(wordsOf('раз два три четыре пять шесть семь восемь девять')).toHaveLength(8);
  });

  it('finds synonyms, and the beginning of its last word', () => {
    expect(tsquery('кредит на маш')).toContain('(кредит | займ:* | заем:* |');
    expect(tsquery('кредит на маш')).toMatch(/& \(на\) & \(маш:\*\)/u);
  });

  it('takes a short synonym for a whole word, asked for or looked for', () => {
    expect(tsquery('ипотека под')).not.toContain('бизнес');
    expect(tsquery('займ ип под')).toContain('(ип | бизнес:* | предпринимател:*)');
    expect(tsquery('бизнес для')).toContain('(бизнес | ип | предпринимател:*)');
    expect(tsquery('петербург где')).toContain('(петербург | спб | питер:*)');
  });

  it('takes no single letter for a beginning, and a short last word for a whole one when it is told to', () => {
    expect(tsquery("'")).toBe('((э))');
    expect(tsquery('займ в')).toMatch(/& \(в\)\)/u);
    expect(tsquery('инн')).toContain('((инн:*))');
    expect(tsquery('инн', { whole: true })).toContain('((инн))');
    expect(tsquery('зало', { whole: true })).toContain('((зало:*))');
  });

  it.each(['8 800', '8 800 555-12-12', '+7 (495) 123', '88005551212', '7 916 123 45 67', '8-800'])(
    'of a telephone is known: %s',
    (typed) => {
      expect(isTelephone(readQuestion(typed))).toBe(true);
    },
  );

  it.each(['8000', '8 000', '500000', '2026', '8 800 рублей', '9 процентов', '7 дней', '115-фз'])(
    'of another number is no telephone: %s',
    (typed) => {
      expect(isTelephone(readQuestion(typed))).toBe(false);
    },
  );

  it.each(['', ' ', '!!! & | () <->', '\u0000'])('without a word is none: %j', (nothing) => {
    expect(tsquery(readQuestion(nothing))).toBe('');
  });

  it.each(["' OR 1=1 --", 'a & !b | (c)', "it's:*A", '\\'])('never is anything but words: %s', (hostile) => {
    expect(tsquery(readQuestion(hostile))).not.toMatch(/[^\p{L}\p{N}\s()|&:*]|:(?!\*)/u);
  });
});

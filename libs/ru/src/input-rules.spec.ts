import { describe, expect, it } from '@jest/globals';
import { DATE_MASK, dateText } from './date-mask.ts';
import { isMoneyKey, parseDate, readDate, withYear } from './index.ts';

/** What stands in a field with the mask after each of these has been put in at its end. */
function put(texts: Iterable<string>): string {
  const [preprocess] = DATE_MASK.preprocessors;
  const [postprocess] = DATE_MASK.postprocessors ?? [];
  let value = '';
  for (const data of texts) {
    const elementState = { value, selection: [value.length, value.length] as const };
    const read = preprocess?.({ elementState, data }, 'insert');
    const whole = `${read?.elementState.value}${read?.data}`;
    value = postprocess?.({ value: whole, selection: [whole.length, whole.length] }).value ?? '';
  }
  return value;
}

describe('a typed date', () => {
  it.each([
    ['21112026', '21.11.2026'],
    ['21.11.2026', '21.11.2026'],
    ['211120261', '21.11.2026'],
    ['4', ''],
    ['32', '3'],
    ['00', '0'],
    ['312', '31'],
    ['3113', '31.1'],
    ['31123', '31.12.3'],
    ['311218', '31.12.18'],
    ['311221', '31.12.21'],
    ['3112181', '31.12.18'],
    ['3112199', '31.12.199'],
    ['31129', '31.12.199'],
    ['311290', '31.12.1990'],
    ['а1', '1'],
  ])('«%s» stands as «%s»', (typed, text) => {
    expect(dateText(typed)).toBe(text);
  });

  it.each([
    ['1.1.1990', '01.01.1990'],
    ['5.3.1990', '05.03.1990'],
    ['05.3.1990', '05.03.1990'],
    ['7/12/1985', '07.12.1985'],
    ['5/3/90', '05.03.1990'],
    ['31.12.77', '31.12.1977'],
    ['7 3 1985', '07.03.1985'],
    ['5-12-1990', '05.12.1990'],
    ['19.9.1990', '19.09.1990'],
    ['31..12.1990', '31.12.1990'],
    ['5,3,1990', '05.03.1990'],
    ['5, 3, 90', '05.03.1990'],
    ['05.03.1990', '05.03.1990'],
    ['05031990', '05.03.1990'],
    ['20012001', '20.01.2001'],
    ['1990-03-05', '05.03.1990'],
    ['1990/3/5', '05.03.1990'],
    ['2001-03-05', '05.03.2001'],
    ['2012-12-20', '20.12.2012'],
    ['2000-01-02', '02.01.2000'],
    ['2015-10-31', '31.10.2015'],
    ['20-01-1990', '20.01.1990'],
    ['20-01-2001', '20.01.2001'],
    ['3113', '31.1'],
    ['5 марта 1990', '05.03.1990'],
    ['5 мар 1990', '05.03.1990'],
    ['05 Марта 1990 г.', '05.03.1990'],
    ['31 дек. 77', '31.12.1977'],
    ['1мая1985', '01.05.1985'],
    ['12 июля 1985 года', '12.07.1985'],
    ['12.июнь.1985', '12.06.1985'],
  ])('typed key by key as «%s» stands as «%s»', (keys, text) => {
    expect(put(keys)).toBe(text);
    // Without the mask it is the same day, and pasted at once it is, too.
    expect(readDate(keys)).toBe(parseDate(text));
    expect(put([keys])).toBe(text);
  });

  it.each([
    ['20.05.08', '20.05.08', '20.05.2008'],
    ['20,5,08', '20.05.08', '20.05.2008'],
    ['15.5.15', '15.05.15', '15.05.2015'],
    ['150515', '15.05.15', '15.05.2015'],
    ['5 мая 15', '05.05.15', '05.05.2015'],
    ['5 мая 15 г.', '05.05.15', '05.05.2015'],
    ['1.1.00', '01.01.00', '01.01.2000'],
    ['1.1.19', '01.01.19', '01.01.2019'],
    ['1.1.20', '01.01.20', '01.01.2020'],
    ['31.12.39', '31.12.39', '31.12.2039'],
  ])('«%s» is of this century when no more digits come', (keys, typed, whole) => {
    expect(put(keys)).toBe(typed);
    expect(DATE_MASK.finished?.(typed)).toBe(whole);
    expect(put([keys])).toBe(whole);
    expect(readDate(keys)).toBe(parseDate(whole));
  });

  it('lets a year of two digits become one of four', () => {
    expect(put('20.05.2008')).toBe('20.05.2008');
    expect(put('20.05.1998')).toBe('20.05.1998');
  });

  it.each(['', '05', '05.03.', '05.03.1', '05.03.199', '05..1990', '05..1290', '05.03.1990'])(
    'leaves «%s» as it is when the field is left',
    (typed) => {
      expect(DATE_MASK.finished?.(typed)).toBe(typed);
    },
  );

  it.each([
    ['5 м', '05.м'],
    ['5 ма', '05.ма'],
    ['5 ма 1990', '05.'],
    ['5 травня 1990', '05.'],
    ['45 м', ''],
  ])('«%s», in which no month is told, stands as «%s»', (typed, text) => {
    expect(put([typed])).toBe(text);
    expect(readDate(typed)).toBeNull();
  });

  it('leaves the cursor within what is left', () => {
    const [postprocess] = DATE_MASK.postprocessors ?? [];
    expect(postprocess?.({ value: '31.13', selection: [5, 5] })).toEqual({
      value: '31.1',
      selection: [4, 4],
    });
    expect(postprocess?.({ value: '31.', selection: [3, 3] })).toEqual({ value: '31.', selection: [3, 3] });
  });

  it.each([
    ['21.11.2026', '2026-11-21'],
    [' 29.02.2024 ', '2024-02-29'],
    ['29.02.2026', null],
    ['31.04.2026', null],
    ['21.11.202', null],
    ['', null],
  ])('«%s» is the day %s', (typed, day) => {
    expect(parseDate(typed)).toBe(day);
  });
});

describe('a field for money', () => {
  const press = (key: string, more: object = {}, before?: string) =>
    isMoneyKey({ key, ctrlKey: false, metaKey: false, ...more }, before);

  it.each(['5', 'Delete', 'Backspace', 'Tab', 'Escape', 'Enter', 'ArrowLeft', 'Home', 'End', 'Unidentified'])(
    'takes %s',
    (key) => {
      expect(press(key)).toBe(true);
    },
  );

  it.each(['a', 'ж', '-', '.', ',', ' ', '+'])('takes no «%s»', (key) => {
    expect(press(key)).toBe(false);
  });

  it('takes the shortcuts of editing, in either layout', () => {
    for (const key of ['a', 'c', 'x', 'v', 'ф', 'с', 'ч', 'м']) {
      expect([press(key, { ctrlKey: true }), press(key, { metaKey: true })]).toEqual([true, true]);
    }
    expect(press('b', { ctrlKey: true })).toBe(false);
  });

  it.each(['.', ',', ' ', 'т', 'ы', 'с', 'м', 'к', 'р', '₽'])('takes «%s» behind a number', (key) => {
    expect(press(key, {}, '60')).toBe(true);
  });

  it.each(['a', 'ж', '-', '+', 'e'])('takes no «%s» behind a number either', (key) => {
    expect(press(key, {}, '60')).toBe(false);
  });
});

describe('the year in content', () => {
  it('is that of Moscow', () => {
    expect(withYear('© 2012–[[year]], [[year]]', '2026-12-31T21:30:00Z')).toBe('© 2012–2027, 2027');
    expect(withYear('без года')).toBe('без года');
  });
});

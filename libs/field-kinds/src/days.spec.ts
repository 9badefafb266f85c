import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readDay } from './days.ts';

describe('days', () => {
  it.each([
    ['05.03.1990', '1990-03-05'],
    ['1990-03-05', '1990-03-05'],
    ['05031990', '1990-03-05'],
    ['31022000', null],
    ['5031990', null],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2023', null],
    ['31.04.2000', null],
    ['5.3.1990', '1990-03-05'],
    ['5-3-1990', '1990-03-05'],
    ['5 3 1990', '1990-03-05'],
    ['1990/3/5', '1990-03-05'],
    ['5.3.90', '1990-03-05'],
    ['5.3.20', '2020-03-05'],
    ['20.05.08', '2008-05-20'],
    ['5,3,1990', '1990-03-05'],
    ['150515', '2015-05-15'],
    ['050390', '1990-03-05'],
    ['5 мая 15', '2015-05-05'],
    ['5.3.1', null],
    ['05.03.19901', null],
    ['05.03.1990.7', null],
    ['-5.3.1990', null],
    ['5 марта 1990', '1990-03-05'],
    ['5 мар 1990', '1990-03-05'],
    ['05 Марта 1990 г.', '1990-03-05'],
    ['31 февраля 1990', null],
    ['5 травня 1990', null],
    ['5.3.1990 г.', '1990-03-05'],
    ['45.3.1990', null],
    ['05.03.1890', null],
    ['05/03/1990', '1990-03-05'],
    ['', null],
  ])('reads the day %s as %s', (written, day) => {
    expect(readDay(written)).toBe(day);
  });

  it('reads every real day in both ways of writing it', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, day] = iso.split('-');
        expect(readDay(`${day}.${month}.${year}`)).toBe(iso);
        expect(readDay(iso)).toBe(iso);
      }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { moscowDay } from '@polden/ru';
import { passportProblem } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Somebody who became so many years old so many days ago. */
function bornOf(age: number, days: number): string {
  const day = moscowDay(new Date(Date.now() - days * DAY_MS));
  return `${Number(day.slice(0, 4)) - age}${day.slice(4).replace('-02-29', '-02-28')}`;
}

/** The day when somebody born on a day was so old. */
const givenAt = (born: string, age: number): string => `${Number(born.slice(0, 4)) + age}${born.slice(4)}`;

describe('a passport', () => {
  it.each([
    [36, 18, /до 20 лет/u],
    [36, 19, /до 20 лет/u],
    [36, 20, null],
    [36, 30, null],
    [46, 44, /до 45 лет/u],
    [46, 18, /до 20 лет/u],
    [46, 45, null],
    [36, 13, /с 14 лет/u],
  ])('of somebody of %d that was given at %d', (age, given, problem) => {
    const born = bornOf(age, 100);
    const told = passportProblem(born, givenAt(born, given));
    if (problem === null) expect(told).toBeNull();
    else expect(told).toMatch(problem);
  });

  it.each([20, 45])('is good for 90 days more after the birthday of %d', (age) => {
    const [lastDay, after] = [bornOf(age, 90), bornOf(age, 91)];
    expect(passportProblem(lastDay, givenAt(lastDay, age - 1))).toBeNull();
    expect(passportProblem(after, givenAt(after, age - 1))).toContain(`до ${age} лет`);
  });

  it('is not judged while a day is missing', () => {
    expect(passportProblem(null, '2015-05-20')).toBeNull();
    expect(passportProblem('1990-03-05', undefined)).toBeNull();
  });
});

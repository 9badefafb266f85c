import { describe, expect, it } from '@jest/globals';
import { readDepartmentCode, readPassport } from './passport.ts';
import { readPlateNumber } from './plate-number.ts';
import { yearsBetween } from './years-between.ts';

describe('papers of a borrower', () => {
  it.each([
    ['1990-03-05', '2010-03-04', 19],
    ['1990-03-05', '2010-03-05', 20],
    ['2000-02-29', '2020-02-28', 19],
    ['2000-02-29', '2020-02-29', 20],
  ])('from %s to %s there are %i years', (from, to, years) => {
    expect(yearsBetween(from, to)).toBe(years);
  });

  it.each([
    ['4510 123456', '4510-123456'],
    ['45 10 123456', '4510-123456'],
    ['4510-123456', '4510-123456'],
    ['4510123456', '4510-123456'],
    ['45 10 № 123456', '4510-123456'],
    ['Паспорт: серия 45 10, номер 123456', '4510-123456'],
    ['451 0123456', null],
    ['4510 12345', null],
    ['45l0 123456', null],
  ])('reads the passport %s as %s', (written, passport) => {
    expect(readPassport(written)).toBe(passport);
  });

  it.each([
    ['770-001', '770-001'],
    ['770001', '770-001'],
    ['77-0001', null],
  ])('reads the department %s as %s', (written, code) => {
    expect(readDepartmentCode(written)).toBe(code);
  });

  it.each([
    ['А123ВС77', 'А123ВС77'],
    ['a 123 bc 777', 'А123ВС777'],
    ['a 123 bc 178 rus', 'А123ВС178'],
    ['А123ВС77RUS', 'А123ВС77'],
    ['а 123 вс 77 рус', 'А123ВС77'],
    ['1234 AB 50', '1234АВ50'],
    ['АВ 1234 50', 'АВ123450'],
    ['Д123ВС77', null],
    ['А12ВС77', null],
    ['А000АА77', null],
    ['А123ВС00', null],
    ['А123ВС077', null],
    ['0000АВ50', null],
    ['АВ000050', null],
    ['А001ВС102', 'А001ВС102'],
  ])('reads the plate %s as %s', (written, plate) => {
    expect(readPlateNumber(written)).toBe(plate);
  });
});

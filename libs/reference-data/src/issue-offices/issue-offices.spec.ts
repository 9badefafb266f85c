import { describe, expect, it } from '@jest/globals';
import { REGIONS } from '../regions.ts';
import { ISSUE_OFFICES } from './issue-offices.ts';

const named = (part: string): string[] =>
  ISSUE_OFFICES.filter(({ name }) => name.includes(part)).map(({ name }) => name);

describe('departments that issue passports', () => {
  it('are three hundred and more, each with a code and a name of its own', () => {
    expect(ISSUE_OFFICES.length).toBeGreaterThanOrEqual(300);
    expect(new Set(ISSUE_OFFICES.map(({ code }) => code)).size).toBe(ISSUE_OFFICES.length);
    expect(new Set(ISSUE_OFFICES.map(({ name }) => name)).size).toBe(ISSUE_OFFICES.length);
    for (const { code, name } of ISSUE_OFFICES) {
      expect(code).toMatch(/^\d{3}-\d{3}$/u);
      expect(name).toMatch(/^[А-ЯЁ0-9 .,()—-]+$/u);
    }
  });

  it('are there for every region', () => {
    for (const { id } of REGIONS) {
      const start = String(id).padStart(2, '0');
      expect(ISSUE_OFFICES.some(({ code }) => code.startsWith(start))).toBe(true);
    }
  });

  it('are written in Russian as it is', () => {
    expect(named('ТАТАРСТАН')).toContain('МВД ПО РЕСПУБЛИКЕ ТАТАРСТАН');
    expect(named('УДМУРТСК')).toContain('МВД ПО УДМУРТСКОЙ РЕСПУБЛИКЕ');
    expect(named('ЯМАЛО')).toContain('УМВД РОССИИ ПО ЯМАЛО-НЕНЕЦКОМУ АВТОНОМНОМУ ОКРУГУ');
    expect(named('ЕВРЕЙСК')).toContain('УМВД РОССИИ ПО ЕВРЕЙСКОЙ АВТОНОМНОЙ ОБЛАСТИ');
    expect(named('КРАСНОДАР')).toContain('ГУ МВД РОССИИ ПО КРАСНОДАРСКОМУ КРАЮ');
    expect(named('ТУЛЬСК')).toContain('ОТДЕЛОМ УФМС РОССИИ ПО ТУЛЬСКОЙ ОБЛАСТИ В ГОР. НОВОМОСКОВСКЕ');
    expect(named('АРБАТ')).toEqual(['ОТДЕЛЕНИЕМ УФМС РОССИИ ПО ГОР. МОСКВЕ ПО РАЙОНУ АРБАТ']);
  });
});

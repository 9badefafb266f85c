import { expect, it } from '@jest/globals';
import { disposition } from './disposition.ts';

it.each([
  ['Мои данные.pdf', 'inline', /^inline; filename=moi-dannye\.pdf; filename\*=UTF-8''%D0%9C/u],
  ['Согласие, ред. 2.pdf', 'attachment', /^attachment; filename=soglasie-red-2\.pdf; filename\*=/u],
  ['«».pdf', 'attachment', /^attachment; filename=file\.pdf; filename\*=/u],
  ['Договор', 'attachment', /^attachment; filename=dogovor; filename\*=/u],
  ['a.pdf', 'attachment', /^attachment; filename=a\.pdf$/u],
] as const)('%s is called so in Latin letters as well', (name, type, header) => {
  expect(disposition(name, type)).toMatch(header);
});

import { expect, it } from '@jest/globals';
import { expectDemoMeant } from './expect-demo-meant.ts';

const URL_OF_CUSTOMERS = 'postgres://api:secret@db.example:5432/polden?sslmode=verify-full';

it('adds what is invented to a database of customers only when it is named', () => {
  const refused = 'to polden: if that is meant, say --demo polden';
  expect(() => expectDemoMeant(URL_OF_CUSTOMERS, undefined)).toThrow(refused);
  expect(() => expectDemoMeant(URL_OF_CUSTOMERS, 'yes')).toThrow(refused);
  expect(() => expectDemoMeant(URL_OF_CUSTOMERS, 'polden')).not.toThrow();
});

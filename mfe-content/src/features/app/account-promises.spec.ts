import { expect, it } from '@jest/globals';
import { textsIn, untrueOfAccount } from '@polden/api-contract';
import { companyWays, PROMISES } from '../company/company-words.ts';
import { APP_GIVES, APP_QUESTIONS, APP_STEPS, APP_WAYS } from './app-words.ts';

it('the pages of the company and of the app send nobody to the account for what it has not', () => {
  const words = [PROMISES, companyWays(), APP_GIVES, APP_QUESTIONS, APP_STEPS, APP_WAYS];
  expect(textsIn(words).flatMap(untrueOfAccount)).toEqual([]);
});

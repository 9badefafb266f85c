import { expect, it } from '@jest/globals';
import { textsIn, untrueOfAccount, untrueOfRequests } from '@polden/api-contract';
import { companyWays, PROMISES } from '../company/company-words.ts';
import { APP_GIVES, APP_QUESTIONS, appSteps, APP_WAYS } from './app-words.ts';

it('the pages of the company and of the app promise nothing that account and requests have not', () => {
  const words = [PROMISES, companyWays(), APP_GIVES, APP_QUESTIONS, appSteps('Полдень'), APP_WAYS];
  const texts = textsIn(words);
  expect(texts.flatMap((text) => [...untrueOfAccount(text), ...untrueOfRequests(text)])).toEqual([]);
});

import { expect, it } from '@jest/globals';
import { PRODUCT_CODES, type AccountRequest, type ProductCode } from '@polden/api-contract';
import { requestTitle } from './request-words.ts';

const titleOf = (product: ProductCode) =>
  requestTitle({ kind: 'loan', product, requiredSum: null } as AccountRequest);

it('calls every loan ours, as the pages do that take its request', () => {
  const others = PRODUCT_CODES.map(titleOf).filter((title) => !/^(?:Заём|Рефинансирование)/u.test(title));
  expect(others).toEqual([]);
});

it('names what was approved, not what was asked for', () => {
  const asked = { kind: 'loan', product: 'pdl', requiredSum: 30_000, requiredMonthCount: null, days: 14 };
  const offer = { sum: 24_000, monthCount: null, days: 10 };
  const titles = [null, offer].map((each) => requestTitle({ ...asked, offer: each } as AccountRequest));
  expect(titles).toEqual([
    expect.stringMatching(/, 30\s000\s₽ на 14\sдней$/u),
    expect.stringMatching(/, 24\s000\s₽ на 10\sдней$/u),
  ]);
});

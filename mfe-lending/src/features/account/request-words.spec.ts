import { expect, it } from '@jest/globals';
import { PRODUCT_CODES, type AccountRequest, type ProductCode } from '@polden/api-contract';
import { requestTitle } from './request-words.ts';

const titleOf = (product: ProductCode) =>
  requestTitle({ kind: 'loan', product, requiredSum: null } as AccountRequest);

it('calls every loan ours, as the pages do that take its request', () => {
  const others = PRODUCT_CODES.map(titleOf).filter((title) => !/^(?:Заём|Рефинансирование)/u.test(title));
  expect(others).toEqual([]);
});

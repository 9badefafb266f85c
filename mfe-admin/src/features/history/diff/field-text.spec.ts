import { expect, it } from '@jest/globals';
import { fieldText } from './field-text.ts';

it('writes numbers as Russians do', () => {
  expect([fieldText(0.5), fieldText(1200), fieldText([1.25, 3])]).toEqual(['0,5', '1200', '1,25, 3']);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { configureHttp } from '@polden/http';
import { startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { servePage } from '../../testing/serve-page.ts';
import { CASH_WITHOUT_PASSPORT, CONTRACT_SAMPLE, TRANSFER_TIME } from './payment-facts.ts';

let api: LenderApi;
beforeAll(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterAll(() => api.close());

describe('the pages of payments', () => {
  it.each([
    ['/pogasit-zajm', [CASH_WITHOUT_PASSPORT], [TRANSFER_TIME]],
    ['/pogasit-zajm/bankovskij-perevod', [], [TRANSFER_TIME]],
    ['/pogasit-zajm/mobilnoe-prilozhenie', [], []],
    // What two of the partners take at once is theirs.
    ['/pogasit-zajm/oplata-nalichnymi-bez-komissii', [CASH_WITHOUT_PASSPORT, '60 000 ₽', '100 000 ₽'], []],
  ])('%s tells the same sums, times and number as the others', async (path, sums, times) => {
    const text = (await servePage(path)).text.replaceAll('\u00a0', ' ');
    const told = (pattern: RegExp) => [...new Set(text.match(pattern) ?? [])].sort();
    expect(told(/\d[\d ]* ₽/gu)).toEqual(sums.map((sum) => sum.replaceAll('\u00a0', ' ')).sort());
    expect(told(/\d+–\d+ рабочих дня/gu)).toEqual(times);
    expect(told(/ПЛ-[\d-]+/gu).filter((number) => number !== CONTRACT_SAMPLE)).toEqual([]);
  });
});

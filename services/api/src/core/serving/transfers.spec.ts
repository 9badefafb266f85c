import { beforeEach, describe, expect, it } from '@jest/globals';
import { Transfers } from './transfers.ts';

let transfers: Transfers;
let closed: string[];
const begin = (address: string) => transfers.begin(address, { destroy: () => void closed.push(address) });

beforeEach(() => {
  transfers = new Transfers({ transfersOfAddress: 2, transfers: 3 });
  closed = [];
});

describe('slow transfers', () => {
  it('of one address are so many and no more; one that ends makes room, once', () => {
    const end = begin('203.0.113.1');
    begin('203.0.113.1');
    begin('203.0.113.2');
    expect(transfers.areTooManyOf('203.0.113.1')).toBe(true);
    expect(transfers.areTooManyOf('203.0.113.2')).toBe(false);
    end();
    expect(transfers.areTooManyOf('203.0.113.1')).toBe(false);
    begin('203.0.113.1');
    end();
    expect(transfers.areTooManyOf('203.0.113.1')).toBe(true);
  });

  it('are so many in all: the one that began first is closed for the next', () => {
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) begin(address);
    expect(closed).toEqual([]);
    begin('203.0.113.4');
    begin('203.0.113.5');
    expect(closed).toEqual(['203.0.113.1', '203.0.113.2']);
  });
});

import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AcceptedLeads, type Lead } from './accepted-leads.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'accepted-leads-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const leadOf = (id: string): Lead => ({
  id,
  revision: 1,
  phone: '+79161234567',
  requiredSum: null,
  requiredMonthCount: null,
  days: null,
});

it('remembers what was accepted behind half of a line, before a restart and after one', () => {
  const file = join(folder, 'leads.jsonl');
  const first = new AcceptedLeads(file);
  first.accept('a', leadOf('a'), 1);
  appendFileSync(file, '{"key":"b","at":2,"le');
  first.accept('c', leadOf('c'), 3);
  appendFileSync(file, '{"key":"d","at":4,"le');
  const second = new AcceptedLeads(file);
  second.accept('e', leadOf('e'), 5);
  const third = new AcceptedLeads(file);
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => third.has(key))).toEqual(['a', 'c', 'e']);
});

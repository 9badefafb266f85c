import type { LogFrontLevel } from '@polden/api-contract';
import type { Call } from '@polden/http';

/** Something that went wrong on this page. */
export interface Report {
  level: LogFrontLevel;
  message: string;
  error: unknown;
  /** Of the visitor, when the failing call was about it; only a mask of it leaves the page. */
  phone: string | null;
  /** That has failed. */
  call?: Pick<Call, 'method' | 'path'>;
}

const MAX_REPORTS = 10;

let waiting: Report[] = [];
let send: ((report: Report) => void) | null = null;
const said = new Set<string>();

/** Sends it, or keeps it until the code that sends is there. A page that fails in a loop says nothing new. */
export function report(entry: Report): void {
  if (said.size >= MAX_REPORTS || said.has(entry.message)) return;
  said.add(entry.message);
  if (send) send(entry);
  else waiting.push(entry);
}

export function sendReportsBy(sender: (report: Report) => void): void {
  send = sender;
  waiting.forEach(sender);
  waiting = [];
}

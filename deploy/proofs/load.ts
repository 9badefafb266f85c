import { type Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Call {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Outcome {
  /** 0: the connection broke. */
  status: number;
  /** Milliseconds. */
  took: number;
  /** By the clock of `performance`. */
  at: number;
}

const STEP_MS = 10;

/** One call over `agent`; never throws. */
export function call({ method, url, headers = {}, body }: Call, agent: Agent): Promise<Outcome> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => {
      const at = performance.now();
      resolve({ status, took: at - began, at });
    };
    const sent = request(url, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => end(answer.statusCode ?? 0));
      answer.once('error', () => end(0));
    });
    sent.once('error', () => end(0));
    sent.end(body);
  });
}

/** As many calls a second as `rate`, whether earlier ones were answered or not. */
export async function atRate(rate: number, ms: number, next: () => Promise<Outcome>): Promise<Outcome[]> {
  const calls: Promise<Outcome>[] = [];
  const began = performance.now();
  for (let now = began; now - began < ms; now = performance.now()) {
    const due = Math.floor(((now - began) / 1000) * rate);
    while (calls.length < due) calls.push(next());
    await pause(STEP_MS);
  }
  return Promise.all(calls);
}

/** As many calls as are answered, `together` at a time. */
export async function asFast(together: number, ms: number, next: () => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const began = performance.now();
  const one = async () => {
    while (performance.now() - began < ms) outcomes.push(await next());
  };
  await Promise.all(Array.from({ length: together }, one));
  return outcomes;
}

export const answered = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ status }) => status >= 200 && status < 300);

export function percentile(outcomes: readonly Outcome[], share: number): number {
  const sorted = outcomes.map(({ took }) => took).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

import { FAULT_PAGES } from '../../support/remote-fault.ts';

/** The remote that means harm. */
export const HOSTILE_REMOTE = 'mfe-investor';
export const HOSTILE_PAGE = FAULT_PAGES[HOSTILE_REMOTE];
/** Pages of others: of each other remote, of the shell itself. */
const OTHERS: [path: string, status: number][] = [
  [FAULT_PAGES['mfe-lending'], 200],
  [FAULT_PAGES['mfe-content'], 200],
  ['/', 200],
  ['/takoj-stranitsy-net', 404],
];
/** Compared byte for byte. */
const COMPARED = [FAULT_PAGES['mfe-lending'], FAULT_PAGES['mfe-content']];
const ASKS = 6;
const PATIENT_MS = 2_000;
const HOSTILE_MS = 8_000;
const STEADY_MS = 1_500;
const GIVES_UP_MS = 30_000;

let asked = 0;

/** Past the cache of pages: rendered for this request. */
export async function ask(
  origin: string,
  path: string,
  ms = PATIENT_MS,
): Promise<{ status: number; text: string }> {
  asked += 1;
  try {
    const answer = await fetch(`${origin}${path}?asked=${asked}`, { signal: AbortSignal.timeout(ms) });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** Visits the hostile page on every process, and says after how many milliseconds all others answer again for good. */
export async function visitHostile(origin: string): Promise<number> {
  const began = performance.now();
  let isOver = false;
  const visits = Array.from({ length: ASKS }, () => ask(origin, HOSTILE_PAGE, HOSTILE_MS));
  void Promise.all(visits).then(() => (isOver = true));
  let wellSince: number | null = null;
  for (;;) {
    const round = performance.now();
    const answers = await Promise.all(OTHERS.map(([path]) => ask(origin, path)));
    const isWell = answers.every(({ status }, index) => status === OTHERS[index]?.[1]);
    wellSince = isWell ? (wellSince ?? round) : null;
    const now = performance.now();
    if (isOver && wellSince !== null && now - wellSince >= STEADY_MS) return Math.round(wellSince - began);
    if (now - began > GIVES_UP_MS) return Infinity;
  }
}

/** The pages of others without what differs from one answer to the next, and without what the page says of the hostile release. */
export async function neighbourPages(origin: string): Promise<string[]> {
  return Promise.all(COMPARED.map(async (path) => normalised((await ask(origin, path, HOSTILE_MS)).text)));
}

export function normalised(page: string): string {
  return page
    .replace(/asked=\d+/g, 'asked')
    .replace(/nonce="[^"]*"/g, 'nonce')
    .replace(/"nonce":"[^"]*"/g, '"nonce"')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replace(/"(pageView|view|token)":"[^"]*"/g, '"$1"')
    .replace(/\{[^{}]*"name":"mfe-investor"(?:[^{}]|\{[^{}]*\})*\}/g, '{hostile}')
    .replace(/\/mfe\/mfe-investor\/[^/"]*\//g, '/mfe/mfe-investor/')
    .replace(/mfe-investor@[^ "]*/g, 'mfe-investor')
    .replace(/sha\d{3}-[\w+/=]+/g, 'hash');
}

/** Where two texts begin to differ; null when they do not. */
export function difference(before: string, after: string): string | null {
  if (before === after) return null;
  let at = 0;
  while (before[at] === after[at]) at += 1;
  const part = (text: string) => text.slice(Math.max(0, at - 60), at + 100);
  return `${part(before)} ≠ ${part(after)}`;
}

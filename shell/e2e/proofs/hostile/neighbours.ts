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
const ROUNDS = 5;
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
  const visiting = { isOver: false };
  const visits = Array.from({ length: ASKS }, () => ask(origin, HOSTILE_PAGE, HOSTILE_MS));
  void Promise.all(visits).then(() => (visiting.isOver = true));
  let wellSince: number | null = null;
  for (;;) {
    const round = performance.now();
    const answers = await Promise.all(OTHERS.map(([path]) => ask(origin, path)));
    const isWell = answers.every(({ status }, index) => status === OTHERS[index]?.[1]);
    wellSince = isWell ? (wellSince ?? round) : null;
    const now = performance.now();
    if (visiting.isOver && wellSince !== null && now - wellSince >= STEADY_MS)
      return Math.round(wellSince - began);
    if (now - began > GIVES_UP_MS) return Infinity;
  }
}

/** The pages of others without what differs from one answer to the next, and without what the page says of the hostile release. */
export async function neighbourPages(origin: string): Promise<string[]> {
  return Promise.all(COMPARED.map((path) => wholePage(origin, path)));
}

/** A page that a busy machine has refused is asked for again; what comes of the last time is compared. */
async function wholePage(origin: string, path: string): Promise<string> {
  let answer = await ask(origin, path, HOSTILE_MS);
  for (let time = 1; time < ROUNDS && answer.status !== 200; time += 1)
    answer = await ask(origin, path, HOSTILE_MS);
  return normalised(answer.text);
}

export function normalised(page: string): string {
  return page
    .replace(/asked(=|%3D)\d+/g, 'asked')
    .replace(/"sequence":\d+/g, '"sequence"')
    .replace(/nonce="[^"]*"/g, 'nonce')
    .replace(/"nonce":"[^"]*"/g, '"nonce"')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, 'time')
    .replace(/"(pageView|view|token)":"[^"]*"/g, '"$1"')
    .replace(/\{[^{}]*"name":"mfe-investor"(?:[^{}]|\{[^{}]*\})*\}/g, '{hostile}')
    .replace(/\/mfe\/mfe-investor\/[^/"]*\//g, '/mfe/mfe-investor/')
    .replace(/mfe-investor@[^ "]*/g, 'mfe-investor')
    .replace(/sha\d{3}-[\w+/=]+/g, 'hash');
}

/** Pages as pieces, without those that differ between two answers of the same page: counters, drawn variants. */
export interface SteadyPage {
  pieces: string[];
  /** Places that differ by themselves. */
  unsteady: ReadonlySet<number>;
}

/** Throws when the two answers have not even the same structure. */
export function steadyPage(one: string, other: string): SteadyPage {
  const pieces = piecesOf(one);
  const others = piecesOf(other);
  if (pieces.length !== others.length) throw new Error('a page differs by itself');
  return { pieces, unsteady: new Set([...pieces.keys()].filter((at) => pieces[at] !== others[at])) };
}

/** Where the page begins to differ from what it was; null when it does not. */
export function difference({ pieces, unsteady }: SteadyPage, page: string): string | null {
  const now = piecesOf(page);
  const at = pieces.findIndex((piece, place) => !unsteady.has(place) && piece !== now[place]);
  if (at === -1) return now.length === pieces.length ? null : 'the page has become longer';
  const before = pieces[at] ?? '';
  const after = now[at] ?? '';
  let from = 0;
  while (before[from] === after[from] && from < before.length) from += 1;
  const part = (text: string) => text.slice(Math.max(0, from - 40), from + 80);
  return `${part(before)} ≠ ${part(after)}`;
}

function piecesOf(page: string): string[] {
  return page.split('<');
}

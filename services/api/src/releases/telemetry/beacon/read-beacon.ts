import type { Beacon, BeaconProblem, ObservedChannel, VitalName } from '@polden/api-contract';
import { type Newcomer, readPageView } from '@polden/mfe-release';
import { cleanMessage } from '../problem-message.ts';

export interface LockedVersion {
  remote: string;
  version: string;
  channel: ObservedChannel;
}

/** What a browser reported on one page view, about the versions of that page and no others. */
export interface Report {
  /** UUID of the page view. */
  view: string;
  environment: string;
  /** The visitor, when he came in the last hours; null otherwise. */
  newcomer: Newcomer | null;
  lock: LockedVersion[];
  problems: (LockedVersion & { kind: BeaconProblem; message: string })[];
  vitals: (LockedVersion & { name: VitalName; value: number })[];
}

const KINDS: readonly string[] = [
  'error',
  'chunk',
  'hydration',
  'unavailable',
  'globals',
] satisfies BeaconProblem[];
const VITALS: readonly string[] = ['LCP', 'INP', 'CLS', 'load'] satisfies VitalName[];
const MAX_REMOTES = 50;
const MAX_PROBLEMS = 20;
const MAX_VITALS = 8;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SHELL = 'shell';
/** What follows the version in a token. */
const MARKS: ReadonlyMap<string, ObservedChannel> = new Map([
  ['!', 'canary'],
  ['=', 'control'],
]);

/** Null when the token or the text is not ours. Reports on remotes that are not on the page are left out. */
export function readBeacon(text: string, secret: Buffer): Report | null {
  const beacon = parse(text);
  if (typeof beacon?.view !== 'string') return null;
  const view = readPageView(beacon.view, secret);
  if (!view || !UUID.test(view.id) || typeof view.environment !== 'string') return null;
  const lock = readLock(view.lock);
  const locked = (remote: string): LockedVersion | undefined =>
    lock.find((entry) => entry.remote === remote) ??
    (remote === SHELL ? { remote, version: 'unknown', channel: 'stable' } : undefined);
  const { problems, vitals } = beacon;
  return {
    view: view.id,
    environment: view.environment,
    newcomer: readNewcomer(view.newcomer),
    lock,
    problems: list(problems, MAX_PROBLEMS).flatMap((problem) => {
      const subject = locked(problem.remote);
      if (!subject || !KINDS.includes(problem.kind) || typeof problem.message !== 'string') return [];
      return [{ ...subject, kind: problem.kind, message: cleanMessage(problem.message) }];
    }),
    vitals: list(vitals, MAX_VITALS).flatMap((vital) => {
      const subject = locked(vital.remote);
      if (!subject || !VITALS.includes(vital.name) || !Number.isFinite(vital.value) || vital.value < 0)
        return [];
      return [{ ...subject, name: vital.name, value: vital.value }];
    }),
  };
}

function parse(text: string): Partial<Beacon> | null {
  try {
    return JSON.parse(text) as Partial<Beacon> | null;
  } catch {
    return null;
  }
}

function readLock(lock: unknown): LockedVersion[] {
  if (typeof lock !== 'object' || lock === null) return [];
  return Object.entries(lock)
    .slice(0, MAX_REMOTES)
    .flatMap(([remote, version]: [string, unknown]): LockedVersion[] => {
      if (typeof version !== 'string') return [];
      const channel = MARKS.get(version.slice(-1));
      return [
        channel === undefined
          ? { remote, version, channel: 'stable' }
          : { remote, version: version.slice(0, -1), channel },
      ];
    });
}

function readNewcomer(newcomer: Newcomer | undefined): Newcomer | null {
  return newcomer && UUID.test(newcomer.reporter) && Number.isInteger(newcomer.at) ? newcomer : null;
}

/** The objects among the first items of an unchecked value. */
function list<T extends object>(items: (T | null)[] | undefined, most: number): T[] {
  if (!Array.isArray(items)) return [];
  return items.slice(0, most).filter((item) => typeof item === 'object' && item !== null);
}

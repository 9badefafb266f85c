import { API_BASE_PATH, TELEMETRY_PATHS, type Beacon, type VitalName } from '@polden/api-contract';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { boot } from '../boot.ts';
import { nextTask } from '../next-task.ts';
import { remoteOfPath } from '../remote-of-path.ts';
import { askForView } from './page-view.ts';
import { onProblem, takeProblems } from './problems.ts';

/** Problems that come together travel together. */
const GATHER_MS = 1_000;

/** Of the remotes whose pages were opened here: each opening is a view of its own. */
const views = new Map<string, Promise<string | null>>();
const vitals = new Map<VitalName, number>();
const first = ownerOf(window.location.pathname);
let timer: number | undefined;
let site: string | undefined;

/**
 * Reports what this page went through: problems soon after they happen, vitals when the page is left. `origin`: at which the
 * site says that it stands.
 */
export async function startBeacon(origin: string | undefined): Promise<void> {
  site = origin;
  const keep = ({ name, value }: { name: string; value: number }) =>
    void vitals.set(name as VitalName, value);
  for (const watch of [onLCP, onINP, onCLS]) {
    watch(keep);
    await nextTask();
  }
  keepLoadTime();
  // Asked for now: a page that is being left can wait for no answer.
  views.set(first, boot.view === null ? askForView(site) : Promise.resolve(boot.view));
  void send(first, [], []);
  onProblem(gather);
  gather();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void send(first, [], takeVitals());
  });
}

/** Counts the first page of another remote that is opened without the server. */
export function noteOpened(): void {
  const remote = ownerOf(window.location.pathname);
  if (views.has(remote)) return;
  views.set(remote, askForView(site));
  void send(remote, [], []);
}

function ownerOf(path: string): string {
  return remoteOfPath(path)?.name ?? 'shell';
}

function gather(): void {
  timer ??= window.setTimeout(() => {
    timer = undefined;
    const problems = takeProblems();
    // What fails of a remote whose page was not opened here is reported with the page that was.
    const viewOf = ({ remote }: { remote: string }) => (views.has(remote) ? remote : first);
    for (const remote of new Set(problems.map(viewOf)))
      void send(
        remote,
        problems.filter((problem) => viewOf(problem) === remote),
        [],
      );
  }, GATHER_MS);
}

async function send(remote: string, problems: Beacon['problems'], measured: Beacon['vitals']): Promise<void> {
  const view = await views.get(remote);
  if (!view) return;
  const beacon: Beacon = { view, problems, vitals: measured };
  navigator.sendBeacon(`${API_BASE_PATH}${TELEMETRY_PATHS.beacon}`, JSON.stringify(beacon));
}

function takeVitals(): Beacon['vitals'] {
  const measured = [...vitals].map(([name, value]) => ({
    name,
    value: Math.round(value * 1000) / 1000,
    remote: first,
  }));
  vitals.clear();
  return measured;
}

function keepLoadTime(): void {
  const navigation = performance.getEntriesByType('navigation').at(0);
  if (navigation instanceof PerformanceNavigationTiming && navigation.loadEventStart > 0)
    vitals.set('load', navigation.loadEventStart);
  else window.addEventListener('load', keepLoadTime, { once: true });
}

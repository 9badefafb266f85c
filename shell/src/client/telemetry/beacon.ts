import { API_BASE_PATH, TELEMETRY_PATHS, type Beacon, type VitalName } from '@polden/api-contract';
import { once } from '@polden/ru';
import { afterAnswer } from '@polden/ui';
import { boot } from '../boot.ts';
import { remoteOfPath } from '../remote-of-path.ts';
import { askForView } from './page-view.ts';
import { onProblem, takeProblems } from './problems.ts';

/** Problems that come together travel together. */
const GATHER_MS = 1_000;
/** Who has looked at a page for so long has seen it, also without a touch. */
const STAYED_MS = 5_000;

/** View tokens of the remotes with pages opened here: each opening is a view of its own. */
const views = new Map<string, Promise<string | null>>();
const vitals = new Map<VitalName, number>();
const first = ownerOf(window.location.pathname);
let timer: number | undefined;
let site: string | undefined;

/**
 * Reports what this page went through: problems soon after they happen, vitals when the page is left. `origin`: at which the
 * site says that it stands.
 */
export function startBeacon(origin: string | undefined): void {
  site = origin;
  measureLater();
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

/** Its code comes with the first touch of the page: what was before that, browsers remember. */
function measureLater(): void {
  const measure = once(async () => {
    const { watchVitals } = await import(/* webpackChunkName: "vitals" */ './vitals.ts');
    await watchVitals(vitals);
  });
  // A visit that is not measured is no failure of the page.
  const measureOnce = () => void measure().catch(() => undefined);
  for (const touch of ['pointerdown', 'keydown', 'scroll'])
    window.addEventListener(touch, () => afterAnswer(measureOnce), { once: true, passive: true });
  setTimeout(measureOnce, STAYED_MS);
}

function ownerOf(path: string): string {
  return remoteOfPath(path)?.name ?? 'shell';
}

function gather(): void {
  timer ??= window.setTimeout(() => {
    timer = undefined;
    const problems = takeProblems();
    // A failure of a remote that had no page here is reported with the first page.
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

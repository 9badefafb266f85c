import {
  AB_TEST_PATHS,
  type AbEvent,
  type AbTestEntry,
  EXPERIMENTS,
  type ExperimentName,
} from '@polden/api-contract';
import { http, type Call } from '@polden/http';

const seen = new Set<ExperimentName>();
const said = new Set<string>();

/** A page of these experiments is shown: the visitor counts from here on. */
export function noteExposure(names: readonly ExperimentName[]): void {
  for (const experiment of names) {
    seen.add(experiment);
    say({ experiment, kind: 'exposure' });
  }
}

/** A call has succeeded: a conversion for each seen experiment whose goal it is. */
export function noteGoal({ method, path }: Call): void {
  if (method !== 'POST') return;
  for (const experiment of seen) {
    const goals: readonly string[] = EXPERIMENTS[experiment].goals;
    if (goals.includes(path)) say({ experiment, kind: 'conversion' });
  }
}

function say(event: AbEvent): void {
  const key = `${event.experiment}:${event.kind}`;
  if (said.has(key)) return;
  said.add(key);
  const entry: AbTestEntry = { event };
  http.post(AB_TEST_PATHS.addEvent, entry, { quiet: true }).catch(() => said.delete(key));
}

import type { BrowserResult } from './browser-table.ts';
import type { FirstLoad } from './first-load.ts';
import { bootstrap, median } from './statistics.ts';

type Timing = 'firstPaintMs' | 'largestPaintMs' | 'interactiveMs' | 'blockingMs';

/** What a phone goes through with each page, as Markdown; times to those of the first, by rounds of loads. */
export function phoneTable(results: readonly BrowserResult[]): string {
  const [floor] = results;
  const lines = results.map((result) => {
    const { contender, loads, scripts } = result;
    const [load] = loads;
    const of = (timing: Timing) => median(loads.map((each) => each[timing])).toFixed(0);
    return [
      '',
      contender.title,
      of('firstPaintMs'),
      of('largestPaintMs'),
      of('interactiveMs'),
      floor ? ratio(result, floor) : '–',
      of('blockingMs'),
      Math.max(...loads.map(({ shift }) => shift)).toFixed(3),
      ((load?.wire ?? 0) / 1024).toFixed(0),
      (scripts / 1024).toFixed(1),
      load?.requests.length ?? '–',
      `${load?.wavesBefore ?? '–'} / ${load?.waves ?? '–'}`,
      '',
    ].join(' | ');
  });
  return [
    '| Page | First paint, ms | Largest, ms | Interactive, ms | to the first [95 %] | Blocking, ms | CLS | Wire, KiB | JS gzip, KiB | Requests | Waves till interactive / in all |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...lines.map((line) => line.trim()),
  ].join('\n');
}

function ratio({ loads }: BrowserResult, floor: BrowserResult): string {
  const rounds = loads.map((own, round) => ({ own, floor: floor.loads[round] ?? own }));
  const at = (of: FirstLoad[]) => median(of.map(({ interactiveMs }) => interactiveMs));
  const { value, low, high } = bootstrap(
    rounds,
    (drawn) => at(drawn.map(({ own }) => own)) / at(drawn.map((round) => round.floor)),
  );
  return `${value.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`;
}

import type { BrowserResult } from './browser-table.ts';
import type { Contender } from './contenders.ts';
import type { MeasuredServer } from './measured.ts';
import type { Round } from './server-table.ts';
import { bootstrap, mean, median, type Estimate } from './statistics.ts';

type Id = Contender['id'];

/** Plain react-dom/server that fetches three sources for each page: others are so many times as fast. */
const BASE: Id = 'plain-live';

/** CPU and throughput of every contender, beside the peer that fetches its data for every page. */
export function measuredServers(
  contenders: readonly Contender[],
  rounds: readonly Round[],
): MeasuredServer[] {
  return contenders.map(({ id, title }) => ({
    id,
    title,
    cpuMs: bootstrap(rounds, (drawn) => cpuOf(drawn, id)),
    cpuGain: bootstrap(rounds, (drawn) => cpuOf(drawn, BASE) / cpuOf(drawn, id)),
    rate: rateOf(rounds, id),
    rateGain: bootstrap(rounds, (drawn) => rateOf(drawn, id) / rateOf(drawn, BASE)),
  }));
}

/** The same as Markdown. */
export function serverTable(servers: readonly MeasuredServer[]): string {
  return [
    '| Server | CPU ms/request [95 %] | pages for the CPU of one live peer [95 %] | requests/s at 32 | to the live peer [95 %] |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...servers.map(
      ({ title, cpuMs, cpuGain, rate, rateGain }) =>
        `| ${title} | ${withInterval(cpuMs, 3)} | ${withInterval(cpuGain, 2)} | ${rate.toFixed(0)} | ${withInterval(rateGain, 2)} |`,
    ),
  ].join('\n');
}

/** What federation adds to the CPU time of a request, in percent of the same page compiled in. */
export function federationCost(rounds: readonly Round[]): string {
  const cost = bootstrap(rounds, (drawn) => (cpuOf(drawn, 'federated') / cpuOf(drawn, 'monolith') - 1) * 100);
  return `Federation costs ${withInterval(cost, 1)} % of CPU a request (the page compiled in = 0).`;
}

/** How much more often the page cache serves the page than it is rendered with its data fetched, and with its data at hand. */
export function cacheGain(rounds: readonly Round[]): string {
  const gain = (id: 'federated-live' | 'federated') =>
    withInterval(
      bootstrap(rounds, (drawn) => rateOf(drawn, 'federated-cached') / rateOf(drawn, id)),
      1,
    );
  return `The page cache serves ${gain('federated-live')} times the rate of a page that is made anew with its data, ${gain('federated')} times that of one whose data is at hand.`;
}

/** What a first visit brings and how long it takes, as Markdown. */
export function browserTable(results: readonly BrowserResult[]): string {
  const one = results.find(({ contender }) => contender.id === 'monolith');
  const interactive = ({ loads }: BrowserResult) => median(loads.map(({ interactiveMs }) => interactiveMs));
  const lines = results.map((result) => {
    const { contender, gzip, brotli, loads } = result;
    const [load] = loads;
    const bytes = one ? (brotli / one.brotli).toFixed(2) : '–';
    const time = one ? (interactive(result) / interactive(one)).toFixed(2) : '–';
    return `| ${contender.title} | ${kilobytes(gzip)} | ${kilobytes(brotli)} | ${bytes} | ${load?.requests.length ?? '–'} | ${load?.waves ?? '–'} | ${interactive(result).toFixed(0)} | ${time} |`;
  });
  return [
    '| First load | JS+CSS gzip, kB | brotli, kB | to one bundle | requests | waves after the HTML | interactive, ms | to one bundle |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...lines,
  ].join('\n');
}

function cpuOf(rounds: readonly Round[], id: Id): number {
  return mean(rounds.map((round) => round[id].cpuMs));
}

function rateOf(rounds: readonly Round[], id: Id): number {
  return mean(rounds.map((round) => round[id].requestsPerSecond));
}

function withInterval({ value, low, high }: Estimate, digits: number): string {
  return `${value.toFixed(digits)} [${low.toFixed(digits)}, ${high.toFixed(digits)}]`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from '@jest/globals';
import type { MappedRemote, SideRelease } from '@polden/mfe-contract';
import { createOverrideToken } from '@polden/mfe-release';
import { CITIES, DEFAULT_CITY_HOSTS, subdomainOf } from '@polden/reference-data';
import { ENVIRONMENT, mapOfRemotes, mapped, writeRelease } from '../testing/release-fixture.ts';
import type { Reading } from '../testing/page-reader.ts';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

/**
 * `npm run proof:growth`: what a page costs, made anew and kept, what a switch of a release costs with the page after it,
 * and what a release takes of the memory, on a small site and on one that has grown. Measures processor time of the shell,
 * so that other programs of the machine, the client included, count little. Fails where anything costs more than MOST_TIMES
 * as much.
 */
const MOST_TIMES = 1.2;
const ROUNDS = 15;
/** Before them: code that is not compiled yet costs more, and first of all the site that is asked first. */
const WARM_UP = 4;
const REQUESTS = 500;
const SWITCHES = 5;
/** Kept pages are asked for so many times as often: they cost little. */
const KEPT_TIMES = 5;
const REMOTES = 100;
const VERSIONS = 50;
const FEW = 4;
const MAIN = 'polden.example';
const MIB = 2 ** 20;
const SITES = CITIES.map((city) => subdomainOf(city, DEFAULT_CITY_HOSTS)).map((name) =>
  name === '' ? MAIN : `${name}.${MAIN}`,
);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const shells: TestShell[] = [];
const table: Record<string, string>[] = [];

const reader = fork(path.join(import.meta.dirname, '../testing/page-reader.ts'), { execArgv: [] });

afterAll(async () => {
  reader.kill();
  await Promise.all(shells.map((shell) => shell.stop()));
  console.table(table);
});

interface Site {
  shell: TestShell;
  hosts: readonly string[];
  /** A release of the first remote that is not live yet takes the place of the one that is, and its page is asked for: milliseconds. */
  move: () => Promise<number>;
  /** MiB of heap for each release. */
  heap: number;
}

const pagesOf = (remote: number, version: string) => `const { jsx } = require('react/jsx-runtime');
const handle = { chunk: 'test', layout: 'simple', cityVariant: true };
const Component = () => jsx('h1', { children: '${version}' });
exports.routes = [
  { path: '/own-${remote}', handle, Component },
  { path: '/kept-${remote}', handle: { ...handle, cacheTags: [] }, Component },
];`;

async function siteOf(size: { remotes: number; versions: number; hosts: readonly string[] }): Promise<Site> {
  const before = await heap();
  const shell = await startTestShell({ publicOrigin: `http://${MAIN}` });
  shells.push(shell);
  const release = (remote: number, version: string): Promise<SideRelease> =>
    writeRelease(shell.artifactsDir, {
      name: `mfe-${remote}`,
      version,
      server: pagesOf(remote, version),
      paths: [`/own-${remote}`, `/kept-${remote}`],
    });
  const named: Record<string, MappedRemote> = {};
  for (let remote = 0; remote < size.remotes; remote += 1)
    named[`mfe-${remote}`] = mapped(await release(remote, '1.0.0'), 1);
  const previews: Record<string, SideRelease> = {};
  for (let version = 1; version < size.versions; version += 1)
    previews[`look-${version}`] = await release(0, `2.${version}.0`);
  let sequence = 1;
  const next = (stable: SideRelease) =>
    mapOfRemotes(sequence, { ...named, 'mfe-0': mapped(stable, sequence, { previews }) });
  await shell.sets.adopt(next(await release(0, '1.0.0')));
  for (const name of Object.keys(previews)) {
    const claims = { actor: 'team:test', host: MAIN, environment: ENVIRONMENT, remote: 'mfe-0', name };
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const cookie = `mfe_preview=${createOverrideToken({ ...claims, until }, shell.mapKey)}`;
    expect((await shell.get('/own-0', { host: MAIN, cookie })).body).toContain('Предварительный просмотр');
  }
  const used = (await heap()) - before;
  const site: Site = {
    shell,
    hosts: size.hosts,
    heap: used / (size.remotes + size.versions - 1),
    move: async () => {
      sequence += 1;
      const map = next(await release(0, `1.${sequence}.0`));
      return cpu(async () => {
        await shell.sets.adopt(map);
        await ask(site, '/own-0', 1);
      });
    },
  };
  return site;
}

/** MiB that are in use. */
async function heap(): Promise<number> {
  for (let times = 0; times < 3; times += 1) {
    await turn();
    collect();
  }
  return process.memoryUsage().heapUsed / MIB;
}

/** Milliseconds of the processor. */
async function cpu(action: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function ask({ shell: { port }, hosts }: Site, page: string, count: number): Promise<void> {
  const reading: Reading = { port, hosts, path: page, count };
  reader.send(reading);
  const [problem] = (await once(reader, 'message')) as [string | null];
  if (problem !== null) throw new Error(problem);
}

/** Milliseconds for a page that all hosts have shown a moment ago: longer than some seconds none is kept. */
async function costOf(site: Site, page: string, count: number): Promise<number> {
  await ask(site, page, site.hosts.length);
  return (await cpu(() => ask(site, page, count))) / count;
}

/** Milliseconds of a switch: one alone says little. */
async function switchOf(site: Site): Promise<number> {
  let sum = 0;
  for (let times = 0; times < SWITCHES; times += 1) sum += await site.move();
  return sum / SWITCHES;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Few and many take turns, so that what else runs on the machine falls on both alike. */
async function compare(what: string, few: Site, many: Site): Promise<void> {
  const costs = {
    'page made anew': [] as number[][],
    'page kept': [] as number[][],
    switch: [] as number[][],
  };
  const measured = async (site: Site) => ({
    switch: await switchOf(site),
    'page made anew': await costOf(site, '/own-0', REQUESTS),
    'page kept': await costOf(site, '/kept-0', REQUESTS * KEPT_TIMES),
  });
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const isFewFirst = round % 2 === 0;
    const first = await measured(isFewFirst ? few : many);
    const second = await measured(isFewFirst ? many : few);
    const [cheap, dear] = isFewFirst ? [first, second] : [second, first];
    if (round < 0) continue;
    for (const cost of Object.keys(costs) as (keyof typeof costs)[])
      costs[cost].push([cheap[cost], dear[cost]]);
  }
  const found = Object.entries(costs).map(([cost, pairs]) => ({
    cost,
    few: median(pairs.map(([cheap = Number.NaN]) => cheap)),
    many: median(pairs.map(([, dear = Number.NaN]) => dear)),
    times: median(pairs.map(([cheap = Number.NaN, dear = Number.NaN]) => dear / cheap)),
  }));
  found.push({
    cost: 'heap for a release, MiB',
    few: few.heap,
    many: many.heap,
    times: many.heap / few.heap,
  });
  for (const { cost, ...figures } of found)
    table.push({
      what,
      cost,
      ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value.toFixed(3)])),
    });
  const tooDear = found.filter(({ times }) => !(times <= MOST_TIMES)).map(({ cost }) => cost);
  expect(tooDear).toEqual([]);
}

const MINUTES = 10 * 60_000;

it(
  'a site of many remotes costs no more for each page than one of few',
  async () => {
    await siteOf({ remotes: 1, versions: 1, hosts: [MAIN] });
    const few = await siteOf({ remotes: FEW, versions: 1, hosts: [MAIN] });
    const many = await siteOf({ remotes: REMOTES, versions: 1, hosts: [MAIN] });
    await compare(`${FEW} → ${REMOTES} remotes`, few, many);
  },
  MINUTES,
);

it(
  'many versions of a remote that are looked at cost the others nothing',
  async () => {
    const few = await siteOf({ remotes: FEW, versions: 1, hosts: [MAIN] });
    const many = await siteOf({ remotes: FEW, versions: VERSIONS, hosts: [MAIN] });
    await compare(`1 → ${VERSIONS} versions`, few, many);
  },
  MINUTES,
);

it(
  'the sites of all cities cost no more for each page than one',
  async () => {
    const few = await siteOf({ remotes: FEW, versions: 1, hosts: [MAIN] });
    const many = await siteOf({ remotes: FEW, versions: 1, hosts: SITES });
    await compare(`1 → ${SITES.length} cities`, few, many);
  },
  MINUTES,
);

import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from '@jest/globals';
import type { MappedRemote, SideRelease } from '@polden/mfe-contract';
import { createOverrideToken } from '@polden/mfe-release';
import { CITIES, DEFAULT_CITY_HOSTS, subdomainOf } from '@polden/reference-data';
import { ENVIRONMENT, mapOfRemotes, mapped, writeRelease } from '../testing/release-fixture.ts';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

/**
 * `npm run proof:growth`: what a page costs, made anew and kept, what a switch of a release costs and what a release takes of the
 * memory, on a small site and on one that has grown. Processor time, so that other programs of the machine count little. Fails
 * where anything costs more than MOST_TIMES as much.
 */
const MOST_TIMES = 1.2;
const ROUNDS = 9;
const REQUESTS = 500;
/** Kept pages are asked for so many times as often: they cost little. */
const KEPT_TIMES = 5;
const REMOTES = 100;
const VERSIONS = 50;
const FEW = 4;
/** Fewer than wait at once for their turn. */
const AT_ONCE = 32;
const ANSWER = 'HTTP/1.1 200';
const MAIN = 'polden.example';
const MIB = 2 ** 20;
const SITES = CITIES.map((city) => subdomainOf(city, DEFAULT_CITY_HOSTS)).map((name) =>
  name === '' ? MAIN : `${name}.${MAIN}`,
);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const shells: TestShell[] = [];
const table: Record<string, string>[] = [];

afterAll(async () => {
  await Promise.all(shells.map((shell) => shell.stop()));
  console.table(table);
});

interface Site {
  shell: TestShell;
  hosts: readonly string[];
  /** A release of the first remote that is not live yet takes the place of the one that is. */
  move: () => Promise<void>;
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
  return {
    shell,
    hosts: size.hosts,
    heap: used / (size.remotes + size.versions - 1),
    move: async () => {
      sequence += 1;
      const stable = await release(0, `1.${sequence}.0`);
      const map = next(stable);
      moved.push(await cpu(() => shell.sets.adopt(map)));
    },
  };
}

const moved: number[] = [];

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

/** As browsers do, but over one connection, so that asking costs next to nothing; from each of the hosts in turn. */
async function ask({ shell, hosts }: Site, path: string, count: number): Promise<void> {
  const socket = connect(shell.port, '127.0.0.1');
  const request = (at: number) =>
    `GET ${path} HTTP/1.1\r\nhost: ${hosts[at % hosts.length]}\r\naccept-encoding: br\r\ncookie: visitor=6f1c1f0e-8f62-4d4f-9d7c-0c9f4f9a1b2c\r\n\r\n`;
  let sent = 0;
  // An answer may begin in one part of what is read and go on in the next.
  let read = Buffer.alloc(0);
  let answered = 0;
  const send = () => {
    const till = Math.min(count, sent + AT_ONCE);
    let text = '';
    for (; sent < till; sent += 1) text += request(sent);
    socket.write(text);
  };
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject).on('data', (data) => {
      read = Buffer.concat([read.subarray(1 - ANSWER.length), data]);
      for (let at = read.indexOf(ANSWER); at >= 0; at = read.indexOf(ANSWER, at + 1)) answered += 1;
      if (read.includes('HTTP/1.1 503')) reject(new Error('refused'));
      if (answered === count) resolve();
      else if (answered === sent) send();
    });
    send();
  });
  socket.destroy();
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
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [own, kept, switched]: number[][] = [[], [], []];
    for (const site of [few, many]) {
      await site.move();
      switched?.push(moved.pop() ?? Number.NaN);
      for (const path of ['/own-0', '/kept-0']) await ask(site, path, site.hosts.length);
      own?.push((await cpu(() => ask(site, '/own-0', REQUESTS))) / REQUESTS);
      kept?.push((await cpu(() => ask(site, '/kept-0', REQUESTS * KEPT_TIMES))) / REQUESTS / KEPT_TIMES);
    }
    // The first round is that of code that is not compiled.
    if (round === 0) continue;
    costs['page made anew'].push(own ?? []);
    costs['page kept'].push(kept ?? []);
    costs.switch.push(switched ?? []);
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

import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readProfile, type ProfileShares } from './measure/cpu-profile.ts';
import { applyLoad } from './measure/load.ts';
import { RUN_DIR } from './site/folders.ts';
import { originOf } from './site/ports.ts';
import { startPeer, startShell } from './site/servers.ts';

/** `npm run bench:profile`: where the CPU of a request goes, in the federated shell and in plain react-dom/server. */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '6000' },
    path: { type: 'string', default: '/' },
    functions: { type: 'string', default: '15' },
    /** As the peers send theirs: `identity`. */
    encodings: { type: 'string' },
  },
});
const requests = Number(values.requests);
const folder = join(RUN_DIR, 'profiles');
rmSync(folder, { recursive: true, force: true });
const argsFor = (server: string) => {
  mkdirSync(join(folder, server), { recursive: true });
  return ['--cpu-prof', `--cpu-prof-dir=${join(folder, server)}`];
};

const { api, shell } = await startShell(argsFor('shell'));
const plain = await startPeer('plain', argsFor('plain'));
const load = (title: string, url: string, server: typeof shell) =>
  applyLoad(
    { id: 'plain', title, url, server, ...(values.encodings && { encodings: values.encodings }) },
    requests,
  );
await load('shell', originOf('shell') + values.path, shell);
await load('plain', originOf('plain') + (values.path === '/live' ? '/live' : '/'), plain);
await Promise.all([shell.stop(), plain.stop()]);
await api.stop();

const profiles = { shell: sharesOf('shell'), plain: sharesOf('plain') };
const names = new Set([...profiles.shell.parts.keys(), ...profiles.plain.parts.keys()]);
const rows = [...names]
  .map((name) => ({ name, shell: perRequest('shell', name), plain: perRequest('plain', name) }))
  .sort((a, b) => b.shell - a.shell);
console.log(`µs of CPU for each of ${requests} requests, main thread, profiler on\n`);
console.log('| Part | federated shell | react-dom/server |\n|---|---:|---:|');
for (const { name, ...row } of rows)
  console.log(`| ${name} | ${row.shell.toFixed(0)} | ${row.plain.toFixed(0)} |`);
const sum = (server: 'shell' | 'plain') => rows.reduce((total, row) => total + row[server], 0).toFixed(0);
console.log(`| all | ${sum('shell')} | ${sum('plain')} |\n`);
for (const server of ['shell', 'plain'] as const) {
  console.log(server);
  const own = [...profiles[server].functions].sort(([, a], [, b]) => b - a);
  for (const [name, ms] of own.slice(0, Number(values.functions)))
    console.log(`  ${((ms * 1000) / requests).toFixed(1).padStart(6)} µs  ${name}`);
}

/** The thread that serves: the preflight of a release has a profile of its own. */
function sharesOf(server: string): ProfileShares {
  const all = readdirSync(join(folder, server)).map((file) => readProfile(join(folder, server, file)));
  const total = ({ parts }: ProfileShares) => [...parts.values()].reduce((a, b) => a + b, 0);
  const [busiest] = all.sort((a, b) => total(b) - total(a));
  if (!busiest) throw new Error(`no profile of ${server} in ${folder}`);
  return busiest;
}

function perRequest(server: 'shell' | 'plain', part: string): number {
  return ((profiles[server].parts.get(part) ?? 0) * 1000) / requests;
}

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CHECKOUT } from '../local/folders.ts';
import { createRemote } from './create-remote.ts';
import { readOptions, ScaffoldError } from './new-remote-options.ts';
import { nextSteps } from './next-steps.ts';
import { pathsAbove } from './paths-above.ts';
import { foldersOf, pipelineFile, pipelineOf } from './pipeline.ts';
import { readJson, remoteFolders, workspacePackages, writeJson } from './workspace.ts';

const roots: string[] = [];
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-remote-'));
  roots.push(root);
  const copied = [
    'package.json',
    'package-lock.json',
    'mfe-content/src/remote.tsx',
    'mfe-content/release.config.json',
    'mfe-content/src/parts/company-paths.ts',
    'mfe-content/webpack.config.ts',
    'mfe-lending/src/features/payments/payments.routes.ts',
    'mfe-lending/webpack.config.ts',
    'libs/reference-data/src/shell-paths.ts',
  ];
  const packages = [...workspacePackages(CHECKOUT).values()].map(({ folder }) => `${folder}/package.json`);
  for (const path of [...copied, ...packages]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(CHECKOUT, path), join(root, path));
  }
  mkdirSync(join(root, 'mfe-content/release'));
  const packed = JSON.stringify({ routes: [{ path: '/packed' }, { path: '/packed/by/:id?' }] });
  writeFileSync(join(root, 'mfe-content/release/release.json'), packed);
});
afterAll(() => roots.forEach((dir) => rmSync(dir, { recursive: true })));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const make = (...args: string[]) => {
  const options = readOptions(args);
  if (!options) throw new Error('only help was asked for');
  return createRemote(root, options);
};

describe('a new remote', () => {
  it('is a workspace package with a page, a test and a pipeline', () => {
    const written = make('mfe-example', '--path', '/primer', '--title', 'Пример');
    for (const path of written) expect(existsSync(join(root, path))).toBe(true);
    expect(read('mfe-example/src/remote.tsx')).toContain("path: '/primer'");
    expect(read('mfe-example/src/features/example/example-page.tsx')).toContain('title="Пример"');
    expect(JSON.parse(read('mfe-example/release.config.json'))).toEqual({ team: 'example', kind: 'primary' });
    expect(read('deploy/ci/mfe-example.yml')).toContain("- 'mfe-example/**'");
  });

  it('may stand below a page of another remote', () => {
    expect(make('mfe-example', '--path', '/blog/archive/primer')).toContain('mfe-example/package.json');
  });

  it('below a page of another team is told whose consent its release takes', () => {
    const stepsFor = (...args: string[]) => {
      const options = readOptions(['mfe-example', ...args]);
      return options && nextSteps(options, pathsAbove(root, options));
    };
    expect(stepsFor('--path', '/blog/archive/primer')).toContain(
      '/blog/archive/primer lies below /blog of mfe-content: the registry takes it with the consent of the team content only',
    );
    expect(stepsFor('--path', '/blog/archive/primer', '--team', 'content')).not.toContain('consent');
    expect(stepsFor('--path', '/primer')).not.toContain('consent');
  });

  it('is in package.json and in the lock as npm would write it, and nothing else has moved', () => {
    const before = JSON.parse(read('package-lock.json'));
    make('mfe-example');
    const after = JSON.parse(read('package-lock.json'));
    const { name, version, dependencies, devDependencies } = JSON.parse(read('mfe-example/package.json'));
    expect(after.packages['mfe-example']).toEqual({ name, version, dependencies, devDependencies });
    expect(after.packages['node_modules/@polden/mfe-example']).toEqual({
      resolved: 'mfe-example',
      link: true,
    });
    expect(after.packages[''].workspaces).toEqual(JSON.parse(read('package.json')).workspaces);
    expect(after.packages[''].workspaces).toContain('mfe-example');
    const added = ['mfe-example', 'node_modules/@polden/mfe-example'];
    const kept = Object.keys(after.packages).filter((key) => !added.includes(key));
    expect(kept).toEqual(Object.keys(before.packages));
  });

  it('is followed by all that its first release takes', () => {
    const options = readOptions(['mfe-example', '--path', '/primer']);
    const steps = options && nextSteps(options);
    expect(steps).toMatch(
      /export RELEASE_REGISTRY=[^]*--token-out ~\/example\.token[^]*export RELEASE_TOKEN=/,
    );
    // Whoever has looked at the page with `npm run dev` has the remote enrolled for the team of the checkout.
    expect(steps).toMatch(/mfe-release enrol example [^\n]*--move-from local/);
  });

  it('shares the versions of the shell', () => {
    make('mfe-example');
    const { dependencies } = JSON.parse(read('mfe-example/package.json'));
    const shell = JSON.parse(read('shell/package.json'));
    for (const name of ['react', 'react-dom', 'react-router-dom']) {
      expect(dependencies[name]).toBe(shell.dependencies[name]);
    }
  });

  it.each([
    [['example'], 'is not mfe- and kebab-case'],
    [['mfe-Example'], 'is not mfe- and kebab-case'],
    [['mfe-../x'], 'is not mfe- and kebab-case'],
    [[], 'is not mfe- and kebab-case'],
    [['mfe-credit-history-insurance-calculator-of-all'], 'is longer than 41 characters'],
    [['mfe-a'], 'a is no name of a team, which has 2 to 41 characters, a letter first: name one with --team'],
    [['mfe-new', '--team', '1c'], '1c is no name of a team'],
    [['mfe-new', '--team', 'lending--'], '--team lending-- is not kebab-case'],
    [['mfe-new', 'mfe-b'], 'One name is enough'],
    [['mfe-new', '--path', 'primer'], 'is not a path'],
    [['mfe-new', '--path', '/:id'], 'is not a path'],
    [['mfe-new', '--title', '<b>'], '--title is'],
    [['mfe-new', '--kind', 'big'], '--kind is one of'],
    [['mfe-new', '--tittle', 'x'], 'Unknown option --tittle: there are --path, --title, --team, --kind'],
    [['mfe-new', '--title'], '--title takes a value'],
    [['mfe-content'], 'mfe-content exists'],
    [['mfe-new', '--path', '/blog'], '/blog is a page of mfe-content'],
    [['mfe-new', '--path', '/kontakty'], '/kontakty is a page of mfe-content'],
    [['mfe-new', '--path', '/packed'], '/packed is a page of mfe-content'],
    [['mfe-new', '--path', '/blog/x'], '/blog/x is taken by /blog/:post of mfe-content'],
    [['mfe-new', '--path', '/blog/tema/x'], '/blog/tema/x is taken by /blog/tema/:category of mfe-content'],
    [['mfe-new', '--path', '/packed/by/x'], '/packed/by/x is taken by /packed/by/:id? of mfe-content'],
    [['mfe-new', '--path', '/pogasit-zajm'], '/pogasit-zajm is a page of mfe-lending'],
    [['mfe-new', '--path', '/api/x'], '/api/x is taken by /api/* of shell'],
    [['mfe-new', '--path', '/app/x'], '/app/x is taken by /app/* of shell'],
    [
      ['mfe-new', '--path', '/map'],
      '/map is a former address that leads to /karta-saita: choose another --path',
    ],
    [['mfe-new', '--path', '/welcome/x'], '/welcome/x is a former address that leads to /dengi-pod-zalog'],
  ])('is refused for %j, with nothing written', (args, reason) => {
    const before = read('package.json');
    expect(() => make(...args)).toThrow(ScaffoldError);
    expect(() => make(...args)).toThrow(reason);
    expect(read('package.json')).toBe(before);
    expect(existsSync(join(root, 'mfe-new'))).toBe(false);
  });
});

/** As much of it as the pipelines use, for machines without it. */
const JQ = `jq() { [[ "$2" =~ \\)\\.([a-z]+) ]] && sed -nE 's/.*"'"\${BASH_REMATCH[1]}"'":(\\{"version":)?"([0-9.]+)".*/\\2/p'; }
`;

describe('the pipelines', () => {
  it.each(remoteFolders(CHECKOUT))('of %s is what the template gives (npm run pipelines)', (remote) => {
    expect(readFileSync(join(CHECKOUT, pipelineFile(remote)), 'utf8')).toBe(pipelineOf(CHECKOUT, remote));
  });

  const jobsOf = (remote: string) => pipelineOf(CHECKOUT, remote).split(/^ {2}(?=\w+:$)/m);
  const nameOf = (job: string) => job.slice(0, job.indexOf(':'));

  it('have the token of the team in each job that asks the registry, and the key in none of these', () => {
    const asking = jobsOf('mfe-lending').filter((job) => job.includes('secrets.RELEASE_TOKEN'));
    expect(asking.map(nameOf)).toEqual(['plan', 'release']);
    for (const job of asking) {
      expect(job).toContain('\n    environment: lending\n');
      expect(job).not.toContain('secrets.RELEASE_KEY');
    }
  });

  it('say so before anything is signed when the remote is not enrolled for the team', () => {
    const plan = jobsOf('mfe-lending').find((job) => nameOf(job) === 'plan');
    expect(plan).toContain('::error::mfe-lending is not enrolled for the team of RELEASE_TOKEN');
  });

  const LIVE = { remote: 'mfe-lending', stable: '1.0.0', canary: { version: '1.1.0' } };
  const PROMOTED = { remote: 'mfe-lending', stable: '1.1.0', canary: null };
  const TAKEN_BACK = { remote: 'mfe-lending', stable: '1.0.0', canary: null };

  /** Runs the step after this line of it, for a registry whose states or exit codes are `said`, one after the other. */
  function runStep(line: string, said: readonly (object | number)[]) {
    const steps = pipelineOf(CHECKOUT, 'mfe-lending').split(/\n {6}(?=- |# )/);
    const [, script = ''] = steps.find((step) => step.startsWith(line))?.split('run: |\n') ?? [];
    const [left, output] = [join(root, 'left'), join(root, 'output')];
    const lines = said.map((it) => JSON.stringify(typeof it === 'number' ? it : [it]));
    writeFileSync(left, `${lines.join('\n')}\n`);
    writeFileSync(output, '');
    const registry = `sleep() { :; }
npx() {
  [ "$2" = status ] || return 0
  local said; said="$(head -n 1 '${left}')"; sed -i 1d '${left}'
  case "$said" in [0-9]*) return "$said" ;; *) echo "$said" ;; esac
}
${JQ}`;
    const { status } = spawnSync('bash', ['-e', '-c', registry + script], {
      env: { ...process.env, VERSION: '1.1.0', RELEASE: 'mfe-lending@1.1.0', GITHUB_OUTPUT: output },
    });
    const asked = said.length + 1 - readFileSync(left, 'utf8').split('\n').length;
    return { status, asked, output: readFileSync(output, 'utf8') };
  }

  it.each([
    ['goes on where the registry is away for some minutes', [LIVE, 3, 3, 3, 3, 3, LIVE, 3], 0, 15],
    ['ends where it stays away', [LIVE, 3, 3, 3, 3, 3, 3], 3, 7],
    ['ends where its last minutes are silent', [...Array<object>(13).fill(LIVE), 3, 3], 3, 15],
    ['ends at once where the registry refuses', [LIVE, 1], 1, 2],
    ['ends well as soon as somebody promotes it', [LIVE, PROMOTED], 0, 2],
    ['ends badly where it is taken back', [LIVE, TAKEN_BACK], 1, 2],
  ])('the watch over a canary %s', (_what, begin, status, asked) => {
    const said = [...begin, ...Array<object>(16 - begin.length).fill(LIVE)];
    expect(runStep('- name: Watch the canary', said)).toMatchObject({ status, asked });
  });

  it.each([
    ['another version', TAKEN_BACK, 'true'],
    ['nothing', { remote: 'mfe-lending', stable: null, canary: null }, 'false'],
    ['the version that it releases, which somebody has promoted', PROMOTED, 'false'],
  ])('start a canary only beside another version: beside %s', (_what, standing, expected) => {
    expect(runStep('- id: live', [standing])).toMatchObject({ status: 0, output: `canary=${expected}\n` });
    const guarded = pipelineOf(CHECKOUT, 'mfe-lending').match(/if: steps\.live\.outputs\.canary == 'true'/g);
    expect(guarded).toHaveLength(2);
  });

  it.each([
    ['a package of another remote', 'node_modules/@tiptap/core', ['mfe-admin']],
    ['a package of all', 'node_modules/react', ['mfe-admin', 'mfe-content', 'mfe-investor', 'mfe-lending']],
    ['a package of the API', 'node_modules/@nestjs/core', []],
  ])('start when the lock file has another version of what they build with: %s', (_what, place, changed) => {
    const pipelines = () => remoteFolders(CHECKOUT).map((remote) => pipelineOf(root, remote));
    for (const remote of remoteFolders(CHECKOUT))
      cpSync(join(CHECKOUT, remote, 'release.config.json'), join(root, remote, 'release.config.json'));
    const before = pipelines();
    const lock = readJson<{ packages: Record<string, object> }>(root, 'package-lock.json');
    expect(lock.packages).toHaveProperty([place]);
    lock.packages[place] = { ...lock.packages[place], version: '99.0.0' };
    writeJson(root, 'package-lock.json', lock);
    const after = pipelines();
    expect(remoteFolders(CHECKOUT).filter((_, index) => before[index] !== after[index])).toEqual(changed);
    for (const pipeline of after) expect(pipeline).not.toContain(`- 'package-lock.json'`);
  });

  it('watch the remote and what it is built of, and no other remote', () => {
    const folders = foldersOf(CHECKOUT, 'mfe-lending');
    expect(folders[0]).toBe('mfe-lending');
    for (const lib of ['libs/lending-math', 'libs/mfe-build', 'libs/mfe-release'])
      expect(folders).toContain(lib);
    expect(folders.filter((folder) => !folder.startsWith('libs/'))).toEqual(['mfe-lending']);
  });
});

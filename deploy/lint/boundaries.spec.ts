import { beforeAll, describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NX = '@nx/enforce-module-boundaries';
const IMPORTS = '@typescript-eslint/no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';
const PROPERTIES = 'no-restricted-properties';
const FORMATS = 'house/formats';
const CHECKOUT = fileURLToPath(new URL('../../', import.meta.url));

interface Refused {
  what: string;
  file: string;
  code: string;
  rule: string;
}

const refused: Refused[] = [
  { what: 'shell → remote', file: 'shell/src/a.ts', code: `import '@polden/mfe-lending';`, rule: IMPORTS },
  {
    what: 'shell → file of a remote',
    file: 'shell/src/a.ts',
    code: `import '@polden/mfe-lending/src/remote.tsx';`,
    rule: IMPORTS,
  },
  {
    what: 'shell → remote by a relative path',
    file: 'shell/src/a.ts',
    code: `import '../../mfe-lending/src/remote.tsx';`,
    rule: NX,
  },
  {
    what: 'shell → lib by a relative path',
    file: 'shell/src/a.ts',
    code: `import { http } from '../../libs/http/src/index.ts';`,
    rule: NX,
  },
  { what: 'shell → TypeORM', file: 'shell/src/server/a.ts', code: `import 'typeorm';`, rule: NX },
  { what: 'shell → build lib', file: 'shell/src/a.ts', code: `import '@polden/mfe-build';`, rule: NX },
  {
    what: 'web lib → remote',
    file: 'libs/ui/src/a.ts',
    code: `import '@polden/mfe-lending';`,
    rule: IMPORTS,
  },
  {
    what: 'pure lib → remote',
    file: 'libs/ru/src/a.ts',
    code: `import '@polden/mfe-lending';`,
    rule: IMPORTS,
  },
  { what: 'remote → shell', file: 'mfe-lending/src/a.ts', code: `import '@polden/shell';`, rule: IMPORTS },
  { what: 'remote → API', file: 'mfe-lending/src/a.ts', code: `import '@polden/api';`, rule: IMPORTS },
  { what: 'remote → build lib', file: 'mfe-lending/src/a.ts', code: `import '@polden/mfe-build';`, rule: NX },
  {
    what: 'remote → release lib',
    file: 'mfe-lending/src/a.ts',
    code: `import '@polden/mfe-release';`,
    rule: NX,
  },
  { what: 'remote → Nest', file: 'mfe-lending/src/a.ts', code: `import '@nestjs/common';`, rule: NX },
  { what: 'remote → node:fs', file: 'mfe-lending/src/a.ts', code: `import 'node:fs';`, rule: IMPORTS },
  { what: 'remote → fs', file: 'mfe-lending/src/a.ts', code: `import 'fs/promises';`, rule: IMPORTS },
  {
    what: 'remote → node:fs, later',
    file: 'mfe-lending/src/a.ts',
    code: `await import('node:fs');`,
    rule: SYNTAX,
  },
  {
    what: 'page of a remote → node:fs, later',
    file: 'mfe-lending/src/a.tsx',
    code: `await import('node:fs');`,
    rule: SYNTAX,
  },
  {
    what: 'page of a remote → a control that forgets what was typed before the scripts',
    file: 'mfe-lending/src/a.tsx',
    code: `export const a = <input name="a" />;`,
    rule: SYNTAX,
  },
  {
    what: 'page of the shell → the same',
    file: 'shell/src/app/a.tsx',
    code: `export const a = <input name="a" />;`,
    rule: SYNTAX,
  },
  {
    what: 'page of the staff → a number that loses its comma',
    file: 'mfe-admin/src/a.tsx',
    code: `export const a = <input type="number" aria-label="a" />;`,
    rule: SYNTAX,
  },
  { what: 'web lib → Nest', file: 'libs/http/src/a.ts', code: `import '@nestjs/common';`, rule: NX },
  { what: 'web lib → TypeORM', file: 'libs/http/src/a.ts', code: `import 'typeorm';`, rule: NX },
  { what: 'web lib → pg', file: 'libs/ui/src/a.ts', code: `import 'pg';`, rule: NX },
  {
    what: 'web lib → release lib',
    file: 'libs/ui/src/a.ts',
    code: `import '@polden/mfe-release';`,
    rule: NX,
  },
  {
    what: 'floor of the API → one above it',
    file: 'services/api/src/content/a.ts',
    code: `import '../webhooks/index.ts';`,
    rule: IMPORTS,
  },
  {
    what: 'lowest floor but one → the next',
    file: 'services/api/src/consents/a.ts',
    code: `import '../history/index.ts';`,
    rule: IMPORTS,
  },
  {
    what: 'floor of the API → one below it, past its door',
    file: 'services/api/src/webhooks/a.ts',
    code: `import '../content/content-view.ts';`,
    rule: IMPORTS,
  },
  {
    what: 'migration → code of today that it can have a copy of',
    file: 'services/api/src/migrations/a.ts',
    code: `import '../content/search-text.ts';`,
    rule: IMPORTS,
  },
  { what: 'service → React', file: 'services/api/src/a.ts', code: `import 'react';`, rule: NX },
  { what: 'service → ky', file: 'services/api/src/a.ts', code: `import 'ky';`, rule: NX },
  { what: 'service → zustand', file: 'services/api/src/a.ts', code: `import 'zustand/vanilla';`, rule: NX },
  { what: 'service → web lib', file: 'services/api/src/a.ts', code: `import '@polden/http';`, rule: NX },
  { what: 'node lib → React', file: 'libs/mfe-release/src/a.ts', code: `import 'react';`, rule: NX },
  { what: 'node lib → web lib', file: 'libs/mfe-release/src/a.ts', code: `import '@polden/http';`, rule: NX },
  { what: 'build lib → TypeORM', file: 'libs/mfe-build/src/a.ts', code: `import 'typeorm';`, rule: NX },
  { what: 'deployment → web lib', file: 'deploy/local/a.ts', code: `import '@polden/ui';`, rule: NX },
  {
    what: 'tool of a web lib → pg',
    file: 'libs/ui/gallery/a.ts',
    code: `import 'pg';`,
    rule: NX,
  },
  { what: 'pure lib → web lib', file: 'libs/ru/src/a.ts', code: `import '@polden/http';`, rule: NX },
  { what: 'pure lib → npm package', file: 'libs/lending-math/src/a.ts', code: `import 'ky';`, rule: NX },
  { what: 'pure lib → node:crypto', file: 'libs/ru/src/a.ts', code: `import 'node:crypto';`, rule: IMPORTS },
  {
    what: 'pure lib → types of the router',
    file: 'libs/api-contract/src/a.ts',
    code: `import type { RouteObject } from 'react-router-dom';`,
    rule: IMPORTS,
  },
  {
    what: 'mfe-contract → code of the router',
    file: 'libs/mfe-contract/src/a.ts',
    code: `import { redirect } from 'react-router-dom';`,
    rule: IMPORTS,
  },
  {
    what: 'remote → what old browsers lack',
    file: 'mfe-content/src/a.ts',
    code: `URL.parse('/');`,
    rule: PROPERTIES,
  },
  {
    what: 'staff remote → what old browsers lack',
    file: 'mfe-admin/src/a.tsx',
    code: `void Promise.try(() => 1);`,
    rule: PROPERTIES,
  },
  {
    what: 'web lib → what old browsers lack',
    file: 'libs/request-form/src/a.ts',
    code: `['/'].map(URL.parse);`,
    rule: PROPERTIES,
  },
  {
    what: 'pages of the shell → what old browsers lack',
    file: 'shell/src/client/a.ts',
    code: `URL.parse('/');`,
    rule: PROPERTIES,
  },
  ...[
    `(1_000).toLocaleString('ru-RU');`,
    `new Intl.Collator('ru');`,
    `new Intl.NumberFormat('ru-RU');`,
    `new Intl.DateTimeFormat('en', { timeZone: 'Europe/Moscow' });`,
    'Date.parse(`${day}T00:00:00+03:00`);',
  ].map((code) => ({ what: `a format of its own: ${code}`, file: 'shell/src/a.ts', code, rule: FORMATS })),
];

const allowed = [
  { what: 'remote → libs', file: 'mfe-lending/src/a.ts', code: `import '@polden/ui'; import '@polden/ru';` },
  { what: 'remote → React', file: 'mfe-lending/src/a.ts', code: `import 'react'; import 'zustand';` },
  { what: 'remote → own file', file: 'mfe-lending/src/features/a/a.ts', code: `import '../b/b.ts';` },
  {
    what: 'webpack configuration of a remote → build lib',
    file: 'mfe-lending/webpack.config.ts',
    code: `import '@polden/mfe-build'; import 'node:path';`,
  },
  {
    what: 'tool of a web lib → webpack',
    file: 'libs/ui/gallery/a.ts',
    code: `import 'webpack'; import 'node:fs';`,
  },
  { what: 'test of a remote → node:fs', file: 'mfe-lending/src/a.spec.ts', code: `import 'node:fs';` },
  {
    what: 'shell → libs',
    file: 'shell/src/a.ts',
    code: `import '@polden/ui'; import '@polden/mfe-release';`,
  },
  { what: 'shell → Fastify and node', file: 'shell/src/a.ts', code: `import 'fastify'; import 'node:fs';` },
  {
    what: 'the clock of another place',
    file: 'shell/src/a.ts',
    code: `new Intl.DateTimeFormat('en-GB', { timeZone });`,
  },
  { what: 'server of the shell → URL.parse', file: 'shell/src/server/a.ts', code: `URL.parse('/');` },
  {
    what: 'floor of the API → the doors below it',
    file: 'services/api/src/personal-data/a.ts',
    code: `import '../webhooks/index.ts'; import '../core/errors/app-error.ts';`,
  },
  {
    what: 'migration → what people are sealed with',
    file: 'services/api/src/migrations/a.ts',
    code: `import '../content/personal/content-vault.ts'; import '../core/crypto/data-cipher.ts';`,
  },
  { what: 'service → libs', file: 'services/api/src/a.ts', code: `import '@polden/mfe-release';` },
  { what: 'service → TypeORM', file: 'services/api/src/a.ts', code: `import 'typeorm'; import 'node:fs';` },
  { what: 'web lib → libs', file: 'libs/ui/src/a.ts', code: `import '@polden/ru'; import 'react';` },
  { what: 'node lib → pure lib', file: 'libs/mfe-release/src/a.ts', code: `import '@polden/mfe-contract';` },
  {
    what: 'build lib → webpack',
    file: 'libs/mfe-build/src/a.ts',
    code: `import 'webpack'; import 'node:fs';`,
  },
  { what: 'pure lib → pure lib', file: 'libs/lending-math/src/a.ts', code: `import '@polden/api-contract';` },
  { what: 'deployment → release lib', file: 'deploy/local/a.ts', code: `import '@polden/mfe-release';` },
  {
    what: 'mfe-contract → types of the router',
    file: 'libs/mfe-contract/src/a.ts',
    code: `import type { RouteObject } from 'react-router-dom';`,
  },
];

let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint({
    cwd: CHECKOUT,
    // Boundaries need no types, and without them a file need not exist.
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
    ruleFilter: ({ ruleId }) => [NX, IMPORTS, SYNTAX, PROPERTIES, FORMATS].includes(ruleId),
  });
});

async function rulesBroken(file: string, code: string): Promise<(string | null)[]> {
  const results = await eslint.lintText(code, { filePath: file });
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message));
}

describe('the linter refuses', () => {
  it.each(refused)('$what', async ({ file, code, rule }) => {
    expect(await rulesBroken(file, code)).toContain(rule);
  });
});

describe('the linter lets pass', () => {
  it.each(allowed)('$what', async ({ file, code }) => {
    expect(await rulesBroken(file, code)).toEqual([]);
  });
});

const LIBRARIES: Record<string, string> = {
  pure: '@polden/ru',
  web: '@polden/http',
  node: '@polden/mfe-release',
  build: '@polden/mfe-build',
};
const OTHERS = {
  React: 'react',
  ky: 'ky',
  zustand: 'zustand',
  Nest: '@nestjs/common',
  TypeORM: 'typeorm',
  pg: 'pg',
  Fastify: 'fastify',
  webpack: 'webpack',
  'node modules': 'node:fs',
};

describe('the table of decision 011', () => {
  const decision = readFileSync(join(CHECKOUT, 'docs/decisions/011-import-boundaries.md'), 'utf8');
  const kinds = [...decision.matchAll(/^\| `(type:[\w-]+)`(.+)\|$/gmu)].map(([, kind = '', cells = '']) => {
    const [packages = [], libraries = [], never = []] = cells
      .split('|')
      .slice(1)
      .map((cell) =>
        cell
          .replaceAll('`', '')
          .split(',')
          .map((word) => word.trim()),
      );
    return { kind, roots: packages.flatMap(rootsOf), libraries, never };
  });

  it('has every package under its kind', () => {
    const tagged = globSync('{*,*/*}/package.json', { cwd: CHECKOUT, exclude: ['node_modules'] })
      .map((file) => ({ root: dirname(file), nx: JSON.parse(readFileSync(join(CHECKOUT, file), 'utf8')).nx }))
      .filter(({ nx, root }) => nx !== undefined && root !== 'bench')
      .map(({ nx, root }) => `${root} ${nx.tags}`);
    expect(kinds.flatMap(({ kind, roots }) => roots.map((root) => `${root} ${kind}`)).toSorted()).toEqual(
      tagged.toSorted(),
    );
  });

  it.each(kinds)(
    'says what $kind may import, and what not',
    async ({ roots: [root = ''], libraries, never }) => {
      const own = `@polden/${root.split('/').at(-1)}`;
      const tried = Object.entries({ ...LIBRARIES, ...OTHERS }).filter(([, name]) => name !== own);
      const code = tried.map(([, name]) => `import '${name}';`).join('\n');
      const [result] = await eslint.lintText(code, { filePath: `${root}/src/a.ts` });
      const lines = new Set(result?.messages.map(({ line }) => line));
      const refused = tried.map(([word]) => word).filter((_, index) => lines.has(index + 1));
      const others = Object.keys(LIBRARIES).filter(
        (word) => LIBRARIES[word] !== own && !libraries.includes(word),
      );
      expect(refused.toSorted()).toEqual([...others, ...never].toSorted());
    },
  );
});

function rootsOf(name: string): string[] {
  const at = (root: string) => globSync(`${root}/package.json`, { cwd: CHECKOUT }).map(dirname);
  return at(name).length > 0 ? at(name) : at(`libs/${name}`);
}

describe('the floors of the API', () => {
  const readme = readFileSync(join(CHECKOUT, 'README.md'), 'utf8');
  const floors = /src\/ in floors: ([^;]+);/.exec(readme)?.[1]?.split(', ') ?? [];

  it('are all the folders that have a door', () => {
    const doors = globSync('*/index.ts', { cwd: join(CHECKOUT, 'services/api/src') }).map(dirname);
    expect(floors.toSorted()).toEqual(['core', ...doors].toSorted());
  });

  it('know none above them, in the order of the README', async () => {
    for (const [index, higher] of floors.slice(1).entries()) {
      const imported = `import '../${higher}/index.ts';`;
      expect(await rulesBroken(`services/api/src/${floors[index]}/a.ts`, imported)).toContain(IMPORTS);
      expect(await rulesBroken(`services/api/src/${higher}/a.ts`, imported)).toEqual([]);
    }
  });
});

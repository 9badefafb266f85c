import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');
const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gmu;
const IN_PARTS = /\/\*[^]*?\*\/|"[^"]*"|url\([^)]*\)|:global\([^)]*\)/gu;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const filesOf = (ending: string) => globSync(`{shell,mfe-*,libs/*}/src/**/*.${ending}`, { cwd: ROOT });

/** Each module of styles with the classes that code names, and whether it also composes names that are not read here. */
function namedClasses() {
  const named = new Map<string, { classes: Set<string>; composed: boolean }>();
  for (const file of filesOf('{ts,tsx}')) {
    const text = read(file);
    const code = text.replace(/^import [^;]+;$/gmu, '');
    for (const [, variable = '', address = ''] of text.matchAll(IMPORT)) {
      const module = path.join(path.dirname(file), address);
      const classes = [...code.matchAll(new RegExp(String.raw`\b${variable}\.(\w+)`, 'gu'))];
      const others = new RegExp(String.raw`\b${variable}\[|[(=,{] ?${variable}\b(?!\.)`, 'u').test(code);
      const known = named.get(module) ?? { classes: new Set(), composed: false };
      for (const [, name = ''] of classes) known.classes.add(name);
      named.set(module, { ...known, composed: known.composed || others });
    }
  }
  return named;
}

const named = namedClasses();
const modules = filesOf('module.css').map((file) => ({
  file,
  ...(named.get(file) ?? { classes: new Set<string>(), composed: false }),
  defined: new Set(
    [
      ...read(file)
        .replace(IN_PARTS, '')
        .matchAll(/\.([a-z_][\w-]*)/giu),
    ].map(([, name = '']) => name),
  ),
}));

it('every class that code takes from its styles is there', () => {
  expect(modules.length).toBeGreaterThan(100);
  const absent = modules.flatMap(({ file, classes, defined }) =>
    [...classes].filter((name) => !defined.has(name)).map((name) => `${file} .${name}`),
  );
  expect(absent).toEqual([]);
});

it('every class of a module of styles is used', () => {
  const unused = modules.flatMap(({ file, classes, composed, defined }) =>
    composed ? [] : [...defined].filter((name) => !classes.has(name)).map((name) => `${file} .${name}`),
  );
  expect(unused).toEqual([]);
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ROW = /^\| (?!-|Feature )([^|]+?) +\| [^|]+ \| `([^`]+)` +\|$/gm;
const text = readFileSync(path.join(ROOT, 'docs/admin.md'), 'utf8');
const rows = [...text.matchAll(ROW)].map(([, feature = '', file = '']) => ({ feature, file }));

it('each feature of docs/admin.md names a test that is there', () => {
  expect(rows.length).toBe(text.split('\n').filter((line) => line.startsWith('| ')).length - 2);
  expect(rows.filter(({ file }) => !/spec\.tsx?$/u.test(file) || !existsSync(path.join(ROOT, file)))).toEqual(
    [],
  );
});

it('no feature stands in docs/admin.md twice', () => {
  const names = rows.map(({ feature }) => feature);
  expect(names).toEqual([...new Set(names)]);
});

/** A plain link to the page of one thing: an item of a list, a request, a set of changes. */
const PLAIN_LINK = /<Link\s[^>]*\bto=\{`(?:\$\{\w*root\}|\/admin\/[\w/-]+)\/\$\{/iu;

it('whoever may not open a page gets no link to it', () => {
  const files = globSync('mfe-admin/src/**/*.tsx', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  const plain = files.filter((file) => PLAIN_LINK.test(readFileSync(path.join(ROOT, file), 'utf8')));
  // ItemLink and GuardedLink know the right.
  expect(plain).toEqual([]);
});

/** What belongs to no person: the form, the dialog or the upload on the page, which ends with it, and facts about files by their id. */
const NOBODYS = [
  'dialog/leave-questions.ts',
  'files/files.store.ts',
  'pictures/pictures.store.ts',
  'toasts/open-dialogs.ts',
  'uploads/pending-uploads.ts',
];

it('state that outlives a page of the staff area is a personalStore, which begins anew for another person', () => {
  const folder = path.join(ROOT, 'mfe-admin/src/features');
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('.spec.'));
  const stores = files.filter((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes("from 'zustand'"),
  );
  expect(stores.toSorted()).toEqual([...NOBODYS, 'session/personal-store.ts'].toSorted());
});

it('whatever is sent goes through the hook that sends nothing twice', () => {
  const folder = path.join(ROOT, 'mfe-admin/src');
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('.spec.'));
  const own = files.filter((file) =>
    /\buseMutation\b[^;]*from '@tanstack\/react-query'/u.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(own).toEqual(['features/calls/use-mutation.ts']);
});

it('nothing is disabled for its own call, which would take the focus from it', () => {
  const files = globSync('mfe-admin/src/**/*.tsx', { cwd: ROOT });
  const disabled = files.filter((file) =>
    // An item of a menu has lost it already: the menu closes.
    /(?<!MenuItem[^>]*|aria-)\bdisabled=\{[^}]*isPending/u.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  // Button has `busy` and `waits`, SmallButton `busy` and `idle`.
  expect(disabled).toEqual([]);
});

it('what was not read is said, and asked for again, by one component', () => {
  const files = globSync('mfe-admin/src/**/*.tsx', { cwd: ROOT }).filter((file) => !file.includes('.spec.'));
  const own = files.filter((file) =>
    readFileSync(path.join(ROOT, file), 'utf8').includes('Попробовать ещё раз'),
  );
  // NotRead keeps the focus at its button, and says aloud what has failed.
  expect(own).toEqual(['mfe-admin/src/features/controls/not-read.tsx']);
});

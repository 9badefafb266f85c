import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What the pages of visitors are made of as well. */
const EVERYWHERE = ['react', 'react-dom', 'react-router-dom', 'zustand'];
/** Everything that a public page downloads is built from these. */
const PUBLIC = ['shell', 'mfe-lending', 'mfe-content', 'mfe-investor', ...libraries()];

function libraries(): string[] {
  return readdirSync(path.join(ROOT, 'libs')).map((name) => `libs/${name}`);
}

/** Packages of others that a project names; what it imports without naming it, lint refuses. */
function packagesOf(project: string): string[] {
  const text = readFileSync(path.join(ROOT, project, 'package.json'), 'utf8');
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(text) as Record<string, object>;
  return Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !name.startsWith('@polden/'));
}

const OF_STAFF = packagesOf('mfe-admin').filter((name) => !EVERYWHERE.includes(name));

describe('the libraries of the staff area', () => {
  it('are those of its own', () => {
    expect(OF_STAFF).toEqual(expect.arrayContaining(['@tanstack/react-query', '@tiptap/core', 'cmdk']));
  });

  it.each(PUBLIC)('reach no public page through %s', (project) => {
    expect(packagesOf(project).filter((name) => OF_STAFF.includes(name))).toEqual([]);
  });
});

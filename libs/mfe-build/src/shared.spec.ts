import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { packageOf, sharedModules } from './shared.ts';
import { expectDeclaredInstalled, rangeOf, sharedVersions } from './shared-versions.ts';

describe('shared modules', () => {
  it('add the development JSX runtime to a development build only', () => {
    const added = sharedModules('development').filter(
      (module) => !sharedModules('production').includes(module),
    );
    expect(added).toEqual(['react/jsx-dev-runtime']);
  });

  it('have the version of the package that is installed', () => {
    const versions = sharedVersions(import.meta.dirname, 'production');
    expect(Object.keys(versions)).toEqual(sharedModules('production'));
    expect(versions['react/jsx-runtime']).toBe(versions['react']);
  });

  it('belong to a package, also inside a scope', () => {
    expect(packageOf('react/jsx-runtime')).toBe('react');
    expect(packageOf('@polden/http/x')).toBe('@polden/http');
  });
});

describe('what a remote asks for', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((dir) => rmSync(dir, { recursive: true })));
  /** Beside the installed packages, as a remote of the checkout is. */
  const remote = (dependencies: Record<string, string>): string => {
    const dir = mkdtempSync(join(import.meta.dirname, 'asks-'));
    folders.push(dir);
    writeFileSync(join(dir, 'package.json'), JSON.stringify({ dependencies }));
    return dir;
  };

  it('is what is installed, or it is not built', () => {
    expect(() => expectDeclaredInstalled(remote({ 'react-router-dom': '7.99.0' }), 'production')).toThrow(
      /asks for react-router-dom 7\.99\.0, and 7\.\d+\.\d+ is installed: run npm install/,
    );
    const fine = remote({ react: '>=19', '@polden/http': '*', other: '99.0.0' });
    expect(() => expectDeclaredInstalled(fine, 'production')).not.toThrow();
  });
});

describe('the range that a remote needs', () => {
  it.each([
    ['19.3.1', '^19.0.0'],
    ['5.1.0', '^5.0.0'],
    ['0.4.2', '^0.4.2'],
    ['0.0.0', '^0.0.0'],
  ])('of %s is %s', (version, range) => {
    expect(rangeOf(version)).toBe(range);
  });
});

import { describe, expect, it } from '@jest/globals';
import { packageOf, sharedModules } from './shared.ts';
import { rangeOf, sharedVersions } from './shared-versions.ts';

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

import { describe, expect, it } from '@jest/globals';
import { foreignRequires, refuseDynamicImport } from './index.ts';

const SHARED = ['react', '@polden/http'];

describe('foreignRequires', () => {
  it('lets shared packages and their entry points pass', () => {
    const code = `require('react'); require("react/jsx-runtime"); const { http } = require('@polden/http');`;
    expect(foreignRequires(code, SHARED)).toEqual([]);
  });

  it('names what is not shared, also where it only looks like it', () => {
    const code = `require('react-dom'); if (never) require('node:fs'); () => require('@polden/http-2');`;
    expect(foreignRequires(code, SHARED)).toEqual(['@polden/http-2', 'node:fs', 'react-dom']);
  });

  it('leaves alone what is not the require of the module', () => {
    const code = `a.require('fs'); ({ require: 1 }); typeof require; (function (require) { require('fs'); })();`;
    expect(foreignRequires(code, SHARED)).toEqual([]);
  });

  it.each([
    ['a computed name', 'require(name)'],
    ['an alias', 'const load = require; load("fs")'],
    ['a property', 'require.resolve("fs")'],
    ['import()', 'import("fs")'],
    ['a module that is not CommonJS', 'import fs from "fs"'],
  ])('refuses %s', (_, code) => {
    expect(() => foreignRequires(code, SHARED)).toThrow('server bundle');
  });
});

describe('import() in a server bundle', () => {
  it.each([
    'import("fs")',
    'void import /* */ ("fs")',
    'exports.a = () => import("node:fs")',
    '}); import("fs"); ({',
  ])('is refused: %s', (code) => {
    expect(() => refuseDynamicImport(code)).toThrow('server bundle');
  });

  it.each(['exports.text = "import(a)"', '// import("fs")', 'exports.reimport = (a) => a'])(
    'is none: %s',
    (code) => {
      expect(() => refuseDynamicImport(code)).not.toThrow();
    },
  );
});

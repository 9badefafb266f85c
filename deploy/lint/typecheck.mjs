#!/usr/bin/env node
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Checks the types of the package it is run in. TypeScript 7 takes a third to a fifth of the processor of 6, which is
 * there for ESLint alone: typescript-eslint does not take 7.
 */
const compiler = dirname(createRequire(import.meta.url).resolve('typescript-7/package.json'));
process.argv.push('--noEmit', '-p', '.');
await import(pathToFileURL(join(compiler, 'bin/tsc')).href);

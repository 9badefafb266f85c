import * as http from '@polden/http';
import * as session from '@polden/session';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as zustand from 'zustand';
import * as routerFacade from '../../app/router-facade.ts';
import { frozenExports } from './frozen-exports.ts';

/** What the server half of a remote may require: the shell's own instances, and nothing else. */
export const SHARED_MODULES: Record<string, unknown> = {
  react: frozenExports(react),
  'react/jsx-runtime': frozenExports(jsxRuntime),
  'react/jsx-dev-runtime': frozenExports(jsxDevRuntime),
  'react-dom': frozenExports(reactDom),
  'react-router-dom': frozenExports(routerFacade),
  zustand: frozenExports(zustand),
  '@polden/http': frozenExports(http),
  '@polden/session': frozenExports(session),
};

export function requireShared(id: string): unknown {
  if (Object.hasOwn(SHARED_MODULES, id)) return SHARED_MODULES[id];
  throw new Error(`a remote may not require "${id}"`);
}

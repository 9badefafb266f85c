import * as http from '@polden/http';
import * as session from '@polden/session';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as zustand from 'zustand';
import * as routerFacade from '../../app/router-facade.ts';

/** What the server half of a remote may require: the shell's own instances, and nothing else. */
export const SHARED_MODULES: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  'react-router-dom': routerFacade,
  zustand,
  '@polden/http': http,
  '@polden/session': session,
};

export function requireShared(id: string): unknown {
  if (Object.hasOwn(SHARED_MODULES, id)) return SHARED_MODULES[id];
  throw new Error(`a remote may not require "${id}"`);
}

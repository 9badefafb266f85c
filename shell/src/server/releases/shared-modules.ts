import * as session from '@polden/session';
import type { Marked, ModuleInside } from '@polden/mfe-release';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as zustand from 'zustand';
import * as routerFacade from '../../app/router-facade.ts';
import { deepFreeze } from '../deep-freeze.ts';
import { frozenExports } from './frozen-exports.ts';
import { hostHttp } from './inside/host-http.ts';
import { defineHttp } from './inside/http-inside.ts';

// There is one of each for all visitors, and none of them is known here.
for (const store of [session.sessionStore, session.clientIdStore]) {
  store.setState = () => undefined;
  deepFreeze(store.getInitialState());
}

/** What the server half of a remote may require as the shell's own instances. */
const SHARED_MODULES: Record<string, object> = {
  react: frozenExports(react),
  'react/jsx-runtime': frozenExports(jsxRuntime),
  'react/jsx-dev-runtime': frozenExports(jsxDevRuntime),
  'react-dom': frozenExports(reactDom),
  'react-router-dom': frozenExports(routerFacade),
  zustand: frozenExports(zustand),
  '@polden/session': frozenExports(session),
};

/** A component that has waited for something is rendered again without the page around it: `use` is what it asks first. */
function markedReact(marked: Marked): object {
  const known = reacts.get(marked);
  if (known) return known;
  const made = Object.freeze({ ...SHARED_MODULES['react'], use: Object.freeze(marked(react.use)) });
  reacts.set(marked, made);
  return made;
}

/** One for each release. */
const reacts = new WeakMap<Marked, object>();

/** And what is made anew for each release. */
export const MODULES_INSIDE: Record<string, ModuleInside> = {
  '@polden/http': { define: defineHttp, host: hostHttp },
};

export function requireShared(id: string, marked: Marked): unknown {
  if (id === 'react') return markedReact(marked);
  if (Object.hasOwn(SHARED_MODULES, id)) return SHARED_MODULES[id];
  throw new Error(`a remote may not require "${id}"`);
}

/** Shared module to the names that a remote has of it. */
export function sharedExports(): Record<string, string[]> {
  const inside = { '@polden/http': defineHttp(hostHttp((run) => run)) };
  return Object.fromEntries(
    Object.entries({ ...SHARED_MODULES, ...inside }).map(([id, names]) => [id, Object.keys(names).sort()]),
  );
}

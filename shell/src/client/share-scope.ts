import * as http from '@polden/http';
import * as session from '@polden/session';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as zustand from 'zustand';
import * as routerFacade from '../app/router-facade.ts';

/** Shared module to its version in this build; written in by the build. */
declare const __SHARED_VERSIONS__: Record<string, string>;

/** An entry that both webpack's containers and the federation runtime understand. */
interface SharedEntry {
  version: string;
  get: () => Promise<() => unknown>;
  lib: () => unknown;
  loaded: 1;
  eager: true;
  from: 'shell';
  scope: string[];
  useIn: string[];
  deps: string[];
  strategy: 'loaded-first';
  shareConfig: { singleton: true; requiredVersion: string; eager: true };
}

export type ShareScope = Record<string, Record<string, SharedEntry>>;

const MODULES: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  // A development build only: an empty module in production.
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  'react-router-dom': routerFacade,
  zustand,
  '@polden/http': http,
  '@polden/session': session,
};

function sharedEntry(module: unknown, version: string): Record<string, SharedEntry> {
  return {
    [version]: {
      version,
      get: () => Promise.resolve(() => module),
      lib: () => module,
      loaded: 1,
      eager: true,
      from: 'shell',
      scope: ['default'],
      useIn: [],
      deps: [],
      strategy: 'loaded-first',
      shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true },
    },
  };
}

/** The shell's own instances of the shared packages, the same object for every container and for the federation runtime. */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(__SHARED_VERSIONS__).map(([id, version]) => [id, sharedEntry(MODULES[id], version)]),
);

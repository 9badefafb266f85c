import * as http from '@polden/http';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as routerFacade from '../app/router-facade.ts';

/** Shared module to its version in this build; written in by the build. */
declare const __SHARED_VERSIONS__: Record<string, string>;

/** An entry that both webpack's containers and the federation runtime understand. */
interface SharedEntry {
  version: string;
  get: () => Promise<() => unknown>;
  /** Absent while its code may still have to come. */
  lib?: () => unknown;
  loaded?: 1;
  eager: boolean;
  from: 'shell';
  scope: string[];
  useIn: string[];
  deps: string[];
  strategy: 'loaded-first';
  shareConfig: { singleton: true; requiredVersion: string; eager: boolean };
}

export type ShareScope = Record<string, Record<string, SharedEntry>>;

const MODULES: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  // A development build only: an empty module in production.
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  'react-router-dom': routerFacade,
  '@polden/http': http,
};

const state = () => import(/* webpackChunkName: "state" */ './state.ts');

/** What most pages have no use for; the server preloads it where a remote has (STATE_CHUNK). */
const LATER: Record<string, () => Promise<unknown>> = {
  zustand: async () => (await state()).zustand,
  '@polden/session': async () => (await state()).session,
};

function sharedEntry(id: string, version: string): Record<string, SharedEntry> {
  const bring = LATER[id];
  const module = MODULES[id];
  return {
    [version]: {
      version,
      ...(bring
        ? { get: async () => asFactory(await bring()), eager: false }
        : { get: () => Promise.resolve(() => module), lib: () => module, loaded: 1, eager: true }),
      from: 'shell',
      scope: ['default'],
      useIn: [],
      deps: [],
      strategy: 'loaded-first',
      shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: bring === undefined },
    },
  };
}

function asFactory(module: unknown): () => unknown {
  return () => module;
}

/** The shell's own instances of the shared packages, the same object for every container and for the federation runtime. */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(__SHARED_VERSIONS__).map(([id, version]) => [id, sharedEntry(id, version)]),
);

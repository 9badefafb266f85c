import { isPromise } from 'node:util/types';
import type { LockedRemote, RemoteRoute } from '@polden/mfe-contract';
import { fillPath, type PathPlaces } from '@polden/reference-data';
import { createElement, type ComponentType } from 'react';
import { mountedPages, type MountedRemote } from '../../app/compose.tsx';
import type { Faults } from '../faults/faults.ts';
import { inlineJson } from '../inline-json.ts';
import type { PlannedRemote } from './compose-set.ts';
import { isDeclaring, type DeclaringRoute } from './declared-pages.ts';
import { lockedPath } from './manifest-claims.ts';
import { PlacedPages } from './placed-pages.ts';
import { changedRoute } from './changed-route.ts';

/** What one version of a remote brings to every composition that has it. */
export interface RemotePart {
  /** As a router takes it; its pages, where no frame stands in their place. */
  mounted: MountedRemote;
  pages: PlacedPages;
  /** Its page is a frame. */
  isFramed: boolean;
  locked: LockedRemote;
  /** The same as JSON for a page. */
  lockText: string;
  /** Those of its pages that say something to the whole site. */
  declaring: readonly DeclaringRoute[];
  key: string;
}

interface KnownParts {
  /** By what it is in a composition. */
  parts: Map<string, RemotePart>;
  /** What was asked for last, and its part. */
  last: PlannedRemote;
  part: RemotePart;
}

export interface RemotePartsOptions {
  faults: Pick<Faults, 'enter' | 'leave' | 'pending'>;
  /** What placeholders in the paths of routes stand for. */
  pathPlaces: PathPlaces;
}

/** Makes the part of each remote once; a switch makes that of the remote that it moves. */
export class RemoteParts {
  readonly #options: RemotePartsOptions;
  /** By what the pages of a part are taken from. */
  readonly #known = new WeakMap<object, KnownParts>();

  constructor(options: RemotePartsOptions) {
    this.#options = options;
  }

  of(remote: PlannedRemote): RemotePart {
    const source = remote.release ?? remote.paths;
    const known = this.#known.get(source);
    // Most of a composition is as it was in the one before.
    if (known && isSame(known.last, remote)) return known.part;
    const parts = known?.parts ?? new Map<string, RemotePart>();
    const key = `${keyOf(remote)} ${remote.kind} ${remote.pin.base}`;
    const part = parts.get(key) ?? this.#make(remote);
    parts.set(key, part);
    this.#known.set(source, { parts, last: remote, part });
    return part;
  }

  #make(remote: PlannedRemote): RemotePart {
    const { name, kind, release } = remote;
    const { pathPlaces } = this.#options;
    const paths = remote.paths.map((claimed) => ({
      ...claimed,
      path: fillPath(claimed.path, pathPlaces),
      ...(remote.frame === 'inside' ? { layout: 'bare' } : {}),
    }));
    const mounted = { name, kind, paths, routes: this.#runningRoutes(remote) };
    const isFramed = remote.frame === 'outside' && isRunning(remote);
    const locked = lockOf({ ...remote, paths }, isFramed);
    const isLinked = release !== null && !(kind === 'regular' && remote.down);
    return {
      mounted,
      pages: new PlacedPages(isFramed ? [] : mountedPages(mounted)),
      isFramed,
      locked,
      lockText: inlineJson(locked),
      declaring: (isLinked ? release.routes : [])
        .filter(isDeclaring)
        .map(({ path, handle }) => ({ path: fillPath(path, pathPlaces), handle })),
      key: keyOf(remote),
    };
  }

  #runningRoutes({ name, release, down, frame }: PlannedRemote): RemoteRoute[] | null {
    if (release === null || down) return null;
    const { faults, pathPlaces } = this.#options;
    const { version } = release.pin;
    const marks = {
      enter: () => faults.enter(name, version),
      leave: () => faults.leave(),
      pending: () => faults.pending(name, version),
    };
    return release.routes.map((route) => ({
      ...markedRoute(route, marks),
      ...(frame === 'inside' ? { handle: { ...route.handle, layout: 'bare' } } : {}),
      path: fillPath(route.path, pathPlaces),
    }));
  }
}

function isSame(one: PlannedRemote, other: PlannedRemote): boolean {
  return (
    one.name === other.name &&
    one.paths === other.paths &&
    one.pin === other.pin &&
    one.kind === other.kind &&
    one.channel === other.channel &&
    one.down === other.down &&
    one.frame === other.frame
  );
}

export function keyOf({ name, pin, channel, ...remote }: PlannedRemote): string {
  return `${name}@${pin.version} ${pin.integrity} ${channel}${isRunning(remote) ? '' : '!'}${remote.frame ?? ''}`;
}

function isRunning({ release, down = false }: Pick<PlannedRemote, 'release' | 'down'>): boolean {
  return release !== null && !down;
}

function lockOf(remote: PlannedRemote, isFramed: boolean): LockedRemote {
  const { name, pin, release } = remote;
  const client = release?.manifest.client;
  return {
    name,
    version: pin.version,
    kind: remote.kind,
    channel: remote.channel,
    global: client?.global ?? name.replaceAll('-', '_'),
    entry: pin.base + (client?.entry ?? 'client/remoteEntry.js'),
    integrity: client ? (release.manifest.files[client.entry] ?? '') : '',
    routes: remote.paths.map(lockedPath),
    available: isRunning(remote),
    ...(isFramed ? { framed: true } : {}),
  };
}

/** Called when code of the release begins to run, and when it has returned. */
interface Marks {
  enter: () => void;
  leave: () => void;
  /** Called when it has returned and goes on; what it returns, when that has come to its end. */
  pending: () => () => void;
}

/** A copy of the route with marks around all code of the release that the server runs in one piece. */
function markedRoute(route: RemoteRoute, marks: Marks): RemoteRoute {
  return changedRoute(route, {
    data: (run) => marked(run, marks),
    lazy: (run) => marked(run, marks),
    component: (Component) => markedComponent(Component, marks),
  });
}

function marked<A extends never[], R>(
  run: (...args: A) => R,
  { enter, leave, pending }: Marks,
): (...args: A) => R {
  return (...args) => {
    enter();
    try {
      const result = run(...args);
      if (isPromise(result)) {
        const end = pending();
        void Promise.resolve(result).then(end, end);
      }
      return result;
    } finally {
      leave();
    }
  };
}

/** React renders what is below in the same turn of the event loop: the mark is taken away in the next one. */
function markedComponent(Component: ComponentType, { enter, leave }: Marks): ComponentType {
  return function Marked() {
    enter();
    setImmediate(leave);
    return createElement(Component);
  };
}

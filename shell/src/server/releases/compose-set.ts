import { createHash } from 'node:crypto';
import type { PageMeta } from '@polden/api-contract';
import type {
  ClaimedPath,
  LockedRemote,
  ReleaseChannelKind,
  ReleasePin,
  RemoteKind,
  RemoteRoute,
  ShellData,
} from '@polden/mfe-contract';
import { fillPath, type PathPlaces } from '@polden/reference-data';
import { createStaticHandler, type LoaderFunction, type StaticHandler } from 'react-router-dom';
import { compose, type MountedRemote } from '../../app/compose.tsx';
import { FramedPage } from '../../app/framed/framed-page.tsx';
import { framedRoutes } from '../../app/framed/framed-routes.ts';
import { ALL_PARTS } from '../../app/parts/all-parts.ts';
import type { Faults } from '../faults/faults.ts';
import { withClaimedLinks } from './claimed-links.ts';
import { declaredPages, type DeclaredPages } from './declared-pages.ts';
import { lockedPath } from './manifest-claims.ts';
import { markedRoute } from './marked-route.ts';
import type { LoadedRelease } from './release-store.ts';

/** One version of each remote, composed: what a page is rendered with from its first byte to its last navigation. */
export interface ReleaseSet {
  sequence: number;
  /** Digest of the releases and what they stand for; pages of different ones are different pages. */
  key: string;
  pathPlaces: PathPlaces;
  handler: StaticHandler;
  declared: DeclaredPages;
  releases: ReadonlyMap<string, LoadedRelease | null>;
  lock: readonly LockedRemote[];
  /** The same pages with the fallback in place of one remote that does not answer. */
  without(name: string): ReleaseSet;
  /** What stands in the frames of a remote in quarantine; null for any other. */
  inside(name: string): ReleaseSet | null;
}

/** The version of a remote that a set is to have. */
export interface PlannedRemote {
  name: string;
  kind: RemoteKind;
  channel: ReleaseChannelKind;
  pin: ReleasePin;
  /** Null when it could not be loaded. */
  release: LoadedRelease | null;
  paths: readonly ClaimedPath[];
  /** Loaded, and yet not to be asked. */
  down?: boolean;
  /** `outside`: in quarantine, so that its pages are frames; `inside`: what stands in them, without the parts of the site. */
  frame?: 'outside' | 'inside';
}

export interface SetContext {
  sequence: number;
  /** The data of the site that a request is for: one object for as long as it stays the same. */
  shellData: (request: Request) => ShellData;
  /** What editors have ruled for the page of a request. */
  pageRule?: (request: Request) => PageMeta | null;
  faults: Pick<Faults, 'enter' | 'leave' | 'pending'>;
  /** Loader of the page around a frame; `inside`: what stands in the frame. */
  framedLoader: (inside: () => ReleaseSet | null) => LoaderFunction;
  /** What placeholders in the paths of routes stand for. */
  pathPlaces: PathPlaces;
}

export function composeSet(planned: readonly PlannedRemote[], context: SetContext): ReleaseSet {
  const { pathPlaces } = context;
  const remotes = planned.map((remote) => ({
    ...remote,
    paths: remote.paths.map((claimed) => ({
      ...claimed,
      path: fillPath(claimed.path, pathPlaces),
      ...(remote.frame === 'inside' ? { layout: 'bare' } : {}),
    })),
  }));
  const insides = new Map<string, ReleaseSet>();
  const inside = (name: string): ReleaseSet | null => {
    if (!remotes.some((remote) => remote.name === name && remote.frame === 'outside')) return null;
    const set =
      insides.get(name) ??
      composeSet(
        remotes.map((remote) => (remote.name === name ? { ...remote, frame: 'inside' } : remote)),
        context,
      );
    insides.set(name, set);
    return set;
  };
  const mounted = remotes.map((remote): MountedRemote => {
    const { name, kind, paths } = remote;
    const known = { name, kind, paths, routes: runningRoutes(remote, context) };
    if (!isFramed(remote)) return known;
    const loader = context.framedLoader(() => inside(name));
    return { ...known, framed: framedRoutes(known, { Component: FramedPage, loader }) };
  });
  const lock = remotes.map(lockOf);
  const declared = declaredPages(remotes.flatMap((remote) => linkedRoutes(remote, pathPlaces)));
  const reduced = new Map<string, ReleaseSet>();
  return {
    sequence: context.sequence,
    pathPlaces,
    key: createHash('sha256').update(remotes.map(keyOf).sort().join(' ')).digest('base64url'),
    handler: createStaticHandler(
      compose(mounted, ALL_PARTS, withClaimedLinks(context.shellData, { lock, declared }), context.pageRule),
    ),
    declared,
    releases: new Map(remotes.map((remote) => [remote.name, remote.down ? null : remote.release])),
    lock,
    inside,
    without(name) {
      const set =
        reduced.get(name) ??
        composeSet(
          remotes.map((remote) => (remote.name === name ? { ...remote, down: true } : remote)),
          context,
        );
      reduced.set(name, set);
      return set;
    },
  };
}

export function keyOf({ name, pin, channel, ...remote }: PlannedRemote): string {
  return `${name}@${pin.version} ${pin.integrity} ${channel}${isRunning(remote) ? '' : '!'}${remote.frame ?? ''}`;
}

function isFramed(remote: PlannedRemote): boolean {
  return remote.frame === 'outside' && isRunning(remote);
}

function isRunning({ release, down = false }: Pick<PlannedRemote, 'release' | 'down'>): boolean {
  return release !== null && !down;
}

function runningRoutes(
  { name, release, down, frame }: PlannedRemote,
  { faults, pathPlaces }: SetContext,
): RemoteRoute[] | null {
  if (release === null || down) return null;
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

/** The pages that other pages may lead to: a regular remote that is down is left out, the others say so on their page. */
function linkedRoutes({ kind, release, down }: PlannedRemote, places: PathPlaces) {
  if (release === null || (kind === 'regular' && down)) return [];
  return release.routes.map(({ path, handle }) => ({ path: fillPath(path, places), handle }));
}

function lockOf(remote: PlannedRemote): LockedRemote {
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
    ...(isFramed(remote) ? { framed: true } : {}),
  };
}

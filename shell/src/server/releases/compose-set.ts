import { createHash } from 'node:crypto';
import type { PageMeta } from '@polden/api-contract';
import type {
  ClaimedPath,
  LockedRemote,
  ReleaseChannelKind,
  ReleasePin,
  RemoteKind,
  ShellData,
} from '@polden/mfe-contract';
import type { PathPlaces } from '@polden/reference-data';
import type { LoaderFunction } from 'react-router-dom';
import { composePages, mountedPages } from '../../app/compose.tsx';
import { FramedPage } from '../../app/framed/framed-page.tsx';
import { framedRoutes } from '../../app/framed/framed-routes.ts';
import { ALL_PARTS } from '../../app/parts/all-parts.ts';
import { withClaimedLinks } from './claimed-links.ts';
import { declaredPages, type DeclaredPages } from './declared-pages.ts';
import { lockFileOf, type LockFile } from './lock-file.ts';
import { PlacedPages } from './placed-pages.ts';
import type { LoadedRelease } from './release-store.ts';
import type { RemotePart, RemoteParts } from './remote-parts.ts';
import { SiteRoutes } from './site-routes.ts';

/** One version of each remote, composed: what a page is rendered with from its first byte to its last navigation. */
export interface ReleaseSet {
  sequence: number;
  /** Digest of the releases and what they stand for; pages of different ones are different pages. */
  key: string;
  pathPlaces: PathPlaces;
  routes: SiteRoutes;
  declared: DeclaredPages;
  releases: ReadonlyMap<string, LoadedRelease | null>;
  lock: readonly LockedRemote[];
  /** What of the lock pages need not carry; null where they carry all of it. */
  lockFile: LockFile | null;
  /** The same pages with the fallback in place of one remote that does not answer. */
  without(name: string): ReleaseSet;
  /** The same pages with another release of one remote, as everybody's. */
  withRelease(release: LoadedRelease): ReleaseSet;
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
  /** Loader of the page around a frame; `inside`: what stands in the frame. */
  framedLoader: (inside: () => ReleaseSet | null) => LoaderFunction;
  /** What placeholders in the paths of routes stand for. */
  pathPlaces: PathPlaces;
  parts: RemoteParts;
  /** That of the stable releases; absent: the set is theirs. */
  lockFile?: LockFile | null;
}

/** Of each remote is taken what it brings to any composition: what is made here is little, however many there are. */
export function composeSet(remotes: readonly PlannedRemote[], context: SetContext): ReleaseSet {
  const { pathPlaces, sequence, shellData, pageRule } = context;
  const parts = remotes.map((remote) => context.parts.of(remote));
  const { lockFile = lockFileOf(parts) } = context;
  const others = new Map<string, ReleaseSet>();
  const changed = (name: string, change: Partial<PlannedRemote>): ReleaseSet => {
    const key = `${Object.keys(change).join()} ${name} ${change.pin?.integrity ?? ''}`;
    const set =
      others.get(key) ??
      composeSet(
        remotes.map((remote) => (remote.name === name ? { ...remote, ...change } : remote)),
        { ...context, lockFile },
      );
    others.set(key, set);
    return set;
  };
  const inside = (name: string): ReleaseSet | null =>
    remotes.some((remote) => remote.name === name && remote.frame === 'outside')
      ? changed(name, { frame: 'inside' })
      : null;
  const lock = parts.map(({ locked }) => locked);
  const declared = declaredPages(parts.flatMap(({ declaring }) => declaring));
  const siteData = withClaimedLinks(shellData, { lock, declared });
  return {
    sequence,
    pathPlaces,
    key: createHash('sha256')
      .update(
        parts
          .map(({ key }) => key)
          .sort()
          .join(' '),
      )
      .digest('base64url'),
    routes: new SiteRoutes(
      parts.map((part) => (part.isFramed ? framedPages(part, context, inside) : part.pages)),
      (pages) => composePages(pages, ALL_PARTS, siteData, pageRule),
    ),
    declared,
    releases: new Map(remotes.map(({ name, release, down }) => [name, down ? null : release])),
    lock,
    lockFile,
    inside,
    without: (name) => changed(name, { down: true }),
    withRelease: (release) =>
      changed(release.name, {
        release,
        pin: release.pin,
        paths: release.manifest.routes,
        channel: 'stable',
      }),
  };
}

function framedPages(
  { mounted }: RemotePart,
  { framedLoader }: SetContext,
  inside: ReleaseSet['inside'],
): PlacedPages {
  const loader = framedLoader(() => inside(mounted.name));
  const framed = framedRoutes(mounted, { Component: FramedPage, loader });
  return new PlacedPages(mountedPages({ ...mounted, framed }));
}

import type { Boot, LayoutName, RouteHandle, LaterLock, LockedRemote } from '@polden/mfe-contract';
import type { StaticHandlerContext } from 'react-router-dom';
import {
  downRemoteOfRoute,
  isRenderedOnServer,
  layoutOfRoute,
  remoteOfRoute,
} from '../../../app/compose.tsx';
import { LAYOUT_CHUNKS, ROUTER_CHUNK, STATE_CHUNK } from '../../../app/parts/site-parts.ts';
import type { ReleaseSet } from '../../releases/compose-set.ts';
import { inlineJson } from '../../inline-json.ts';
import { MadeOnce } from '../../made-once.ts';
import type { Personal } from '../query/personal.ts';
import type { QueriedPage } from '../query/query-page.ts';
import { isStyle, type Asset, type ShellAssets } from './shell-assets.ts';
import { KeptText, type TextParts } from './text-parts.ts';

type SharedBoot = Omit<Boot, keyof PersonalBoot>;
type SiteBoot = Pick<Boot, 'city' | 'internal' | 'services'>;
type PersonalBoot = SiteBoot & Pick<Boot, 'view' | 'previews' | 'contentPreview' | 'requestId'>;

/** What every answer of one page of one composition has in common. */
export interface PagePlan {
  /** Of the layout and of the remotes on the page. */
  styles: { layout: readonly Asset[]; remotes: readonly Asset[] };
  /** All scripts of the page, those that are started first before the others. */
  scripts: readonly Asset[];
  /** Whether the shell's text face is on the page: a bare one brings its own. */
  textFont: boolean;
  /** Whether its Latin letters are wanted at once: staff read codes and addresses all day, visitors a word here and there. */
  latinFont: boolean;
  /** Inline script that starts the shell's files, and JSON of the page lock without its end. */
  start: KeptText;
}

const plans = new MadeOnce<ReleaseSet, PagePlan>();

/** Made at the first request of the page, and gone together with the composition. */
export function pagePlan({ set, context }: QueriedPage, assets: ShellAssets): PagePlan {
  const leaf = context.matches.at(-1)?.route.id ?? '';
  const key = `${leaf} ${isAnswer(context) ? 'answer' : ''}`;
  return plans.of(set, key, () => makePlan(set, context, assets));
}

/** Inline script with which the browser begins; without `personal` the same for all visitors of a city's site. */
export function bootScript({ start }: PagePlan, site: SiteBoot, personal?: Personal): TextParts {
  const own: PersonalBoot = {
    ...site,
    view: personal?.view ?? null,
    requestId: personal?.requestId ?? null,
    previews: [...(personal?.previews ?? [])],
    ...(personal?.contentPreview && { contentPreview: true }),
  };
  return [start, `,${inlineJson(own).slice(1)}`];
}

/** Whether the page answers a form. */
function isAnswer({ actionData }: StaticHandlerContext): boolean {
  return Boolean(actionData);
}

function makePlan(set: ReleaseSet, context: StaticHandlerContext, assets: ShellAssets): PagePlan {
  const { matches } = context;
  const ids = matches.map(({ route }) => route.id);
  const owners = new Set(ids.map(remoteOfRoute).filter((name) => name !== null));
  const missing = ids.map(downRemoteOfRoute).filter((name) => name !== null);
  const boot = sharedBoot(set, [...owners, ...missing]);
  const layout = partsOf(set, owners, matches, assets);
  const remotes = [...owners].flatMap((name) => filesOf(set, name, matches.map(chunkOf)));
  const parts = [...owners].flatMap((name) => filesOf(set, name, matches.flatMap(partsOfPage)));
  const scripts = [...layout, ...remotes, ...(isAnswer(context) ? parts : [])].filter(
    (file) => !isStyle(file),
  );
  return {
    styles: { layout: layout.filter(isStyle), remotes: distinct([...remotes, ...parts].filter(isStyle)) },
    scripts: distinct([...assets.scripts, ...scripts]),
    textFont: !matches.some(({ route }) => layoutOfRoute(route.id) === 'bare'),
    latinFont: matches.some((match) => handleOf(match)?.auth === 'staff'),
    start: new KeptText(
      `${STAY_IN_STEP}${startScripts(assets.scripts, boot.lock)};window.__BOOT__=${inlineJson(boot).slice(0, -1)}`,
    ),
  };
}

/** Of a lock in a file, the page has what it may begin with and what the file does not say. */
function sharedBoot({ sequence, pathPlaces, lock, lockFile }: ReleaseSet, eager: string[]): SharedBoot {
  const own = lock.filter((remote) => eager.includes(remote.name) || remote.framed || !lockFile?.has(remote));
  const file = lockFile && { lock: { href: lockFile.href, integrity: lockFile.integrity } };
  return { sequence, pathPlaces, remotes: own, ...file, eager };
}

/**
 * What the page needs of the shell besides its first script: the layout, the page where it is the shell's own, the state that
 * remotes share, and what navigates where the browser goes on by itself.
 */
function partsOf(
  set: ReleaseSet,
  owners: ReadonlySet<string>,
  matches: readonly Match[],
  { parts }: ShellAssets,
): Asset[] {
  const layouts = matches.map(({ route }) => layoutOfRoute(route.id)).filter((layout) => layout !== null);
  const uses = [...owners].flatMap((name) => Object.keys(set.releases.get(name)?.manifest.uses ?? {}));
  const chunks = [
    ...layouts.map((layout) => LAYOUT_CHUNKS[layout as LayoutName]),
    ...matches.filter(({ route }) => remoteOfRoute(route.id) === null).map(chunkOf),
    uses.some((module) => STATE_MODULES.has(module)) ? STATE_CHUNK : null,
    matches.every((match) => isRenderedOnServer({ handle: handleOf(match) ?? {} })) ? null : ROUTER_CHUNK,
  ];
  return chunks.flatMap((chunk) => parts[chunk ?? ''] ?? []);
}

const STATE_MODULES = new Set(['zustand', '@polden/session']);

/** The container, its exposed module and these chunks. */
function filesOf(set: ReleaseSet, name: string, pages: readonly (string | undefined)[]): Asset[] {
  const release = set.releases.get(name);
  if (!release) return [];
  const { manifest, pin } = release;
  const chunks = [EXPOSED_CHUNK, ...pages];
  const files = chunks.flatMap((chunk) => manifest.chunks[chunk ?? ''] ?? []);
  return [...new Set([manifest.client.entry, ...files])].map((file) => ({
    href: pin.base + file,
    integrity: manifest.files[file] ?? '',
  }));
}

/** Name that the build gives to the module that a container exposes. */
const EXPOSED_CHUNK = 'remote';

type Match = StaticHandlerContext['matches'][number];

function handleOf({ route }: Match): Partial<RouteHandle> | undefined {
  return route.handle as Partial<RouteHandle> | undefined;
}

function chunkOf(match: Match): string | undefined {
  return handleOf(match)?.chunk;
}

function partsOfPage(match: Match): string[] {
  return handleOf(match)?.parts ?? [];
}

function distinct(files: readonly Asset[]): Asset[] {
  return [...new Map(files.map((file) => [file.href, file])).values()];
}

/**
 * Runs in the page as it is written here: starts the scripts once the page is on the screen. Their files are on their way since
 * the head has named them; what is read comes before what makes it move, also where all files arrive at once. A tab that
 * nobody sees yet draws no frame to wait for. The policy of the shell's name is for these addresses alone.
 */
const START = `(entries, { nonce }) => {
  const shell = window.trustedTypes?.createPolicy('shell', { createScriptURL: (url) => url });
  const start = () => {
    for (const { href, integrity = '' } of entries)
      document.head.append(
        Object.assign(document.createElement('script'), { crossOrigin: 'anonymous', integrity, nonce, src: shell?.createScriptURL(href) ?? href, async: true }),
      );
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start, 0));
}`.replace(/\n\s*/gu, ' ');

/** What stands for all that the file of a page lock would have said; it has no version, and nothing of it is run. */
const UNKNOWN: LockedRemote = {
  name: 'unknown',
  version: '',
  kind: 'primary',
  channel: 'stable',
  global: '',
  entry: '/mfe/unknown/client/',
  integrity: '',
  routes: [{ path: '/*', layout: '' }],
  available: false,
};

/** A page is not kept from coming alive by links that it may never need. */
const LOCK_MS = 5_000;

/**
 * Runs in the page as it is written here: starts the scripts when the rest of the page lock is there, which comes while their
 * files do. What the page says itself holds: it may have other versions than most.
 */
const AFTER_LOCK = `({ href, integrity }, start) => {
  const late = new Promise((_, reject) => setTimeout(reject, ${LOCK_MS}));
  Promise.race([fetch(href, { integrity }).then((file) => file.json()), late]).then(
    (all) => {
      const own = window.__BOOT__.remotes;
      window.__BOOT__.remotes = all.map((remote) => own.find(({ name }) => name === remote.name) ?? remote);
    },
    () => window.__BOOT__.remotes.push(${inlineJson(UNKNOWN)}),
  ).then(start);
}`.replace(/\n\s*/gu, ' ');

/**
 * The inline script that starts `entries`. A development server's files have no integrity. `lock`: where the page carries only
 * a part of its own.
 */
/**
 * A reload makes a new document, and the browser takes it for that of the page before as well: to go back is then another
 * address, and no other page, until the router is there (`open-router.ts`).
 */
const STAY_IN_STEP =
  'onpopstate=((l,a)=>()=>{l.pathname+l.search!==a&&l.reload()})(location,location.pathname+location.search);';

function startScripts(entries: readonly Asset[], lock?: LaterLock): string {
  const given = `${inlineJson(entries)},document.currentScript`;
  return lock
    ? `(${AFTER_LOCK})(${inlineJson(lock)},(${START}).bind(null,${given}))`
    : `(${START})(${given})`;
}

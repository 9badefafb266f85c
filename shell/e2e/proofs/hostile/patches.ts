import type { HostileCase } from './hostile-case.ts';

/** What is changed of the globals that everybody has. */
const PATCHES: Record<string, string> = {
  'JSON.stringify': 'JSON.stringify = () => "taken"',
  fetch: 'globalThis.fetch = () => Promise.reject(new Error("taken"))',
  Promise: 'globalThis.Promise = function () { throw new Error("taken") }',
  'Promise.prototype.then': 'Promise.prototype.then = () => "taken"',
  'Array.prototype': 'Array.prototype.map = () => []; Array.prototype.push = () => 0',
  'Object.prototype': 'Object.prototype.taken = "taken"; Object.prototype.toString = () => "taken"',
  console: 'console.error = console.warn = console.log = () => { throw new Error("taken") }',
  Date: 'Date.now = () => 0; Date.prototype.toISOString = () => "taken"',
  'setters on globals':
    'for (const name of ["JSON", "fetch", "Response", "URL"]) Object.defineProperty(globalThis, name, { set() {}, get: () => undefined, configurable: true })',
  'Math.random and timers':
    'Math.random = () => 7; globalThis.setTimeout = globalThis.queueMicrotask = () => 0',
};

const atLoad = Object.entries(PATCHES).map(([what, top]): HostileCase => ({
  name: `${what} patched when it is loaded`,
  top,
}));

const later: HostileCase[] = [
  {
    name: 'JSON and fetch patched in a loader',
    loader: `${PATCHES['JSON.stringify']}; ${PATCHES['fetch']}`,
  },
  {
    name: 'prototypes patched in a later turn of a loader',
    loader: `await new Promise((resolve) => setTimeout(resolve, 20)); ${PATCHES['Array.prototype']}; ${PATCHES['Object.prototype']}`,
  },
  { name: 'Object.prototype patched in a render', render: PATCHES['Object.prototype'] ?? '' },
  {
    name: 'prototypes of the host patched through what URL and Response construct',
    loader:
      'for (const made of [new URL("http://a/"), new Response(""), new Headers(), args.request]) try { Object.getPrototypeOf(made).toString = () => "taken"; Object.getPrototypeOf(made).get = () => "taken"; Object.getPrototypeOf(made).json = () => "taken" } catch {}',
  },
  {
    name: 'http replaced for everybody',
    top: 'const it = require("@polden/http"); for (const change of [() => { it.http.get = null }, () => { it.readCached = null }, () => it.configureHttp({ origin: "http://127.0.0.1:1" }), () => it.provideKeptReads(null)]) try { change() } catch {}',
  },
  {
    name: 'React replaced for everybody',
    top: 'const react = require("react"); for (const name of Object.keys(react)) try { react[name] = () => null } catch {}',
  },
  {
    name: 'the request that others read is changed',
    loader:
      'try { args.request.formData = args.request.clone = () => { throw new Error("taken") }; args.params.taken = "taken" } catch {}',
  },
];

export const patches = [...atLoad, ...later];

/** What stays in the process when it is not contained: tried last. */
export const lastingPatches: HostileCase[] = [
  {
    name: 'prototypes of prototypes of the host patched',
    loader:
      'try { const top = Object.getPrototypeOf(Object.getPrototypeOf(new URL("http://a/"))); top.taken = "taken"; top.hasOwnProperty = () => false } catch {}',
  },
  {
    name: 'renderer disturbed through the internals of React',
    loader:
      'const inner = require("react").__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE; try { inner.H = { useState() { throw new Error("taken") } } } catch {}',
  },
  {
    name: 'forms of others read through what iterates them',
    loader:
      'for (const made of [new FormData().entries(), new ReadableStream().values()]) attempt("an iterator of the host", () => { const shared = Object.getPrototypeOf(made); const taken = () => { throw new Error("taken") }; shared.next = taken; return shared.next === taken })',
  },
  {
    name: 'links of all pages replaced',
    render:
      'attempt("Link", () => { const { Link } = require("react-router-dom"); const taken = () => "taken"; Link.render = taken; return Link.render === taken })',
  },
  {
    name: 'data of the site changed',
    render:
      'const site = require("react-router-dom").useRouteLoaderData("shell"); attempt("data of the site", () => { site.brand.name = "taken"; return site.brand.name === "taken" })',
  },
];

import type { Refusal } from '@polden/mfe-release';

/** A release that means harm. Code calls `reached(what)` when it has got what it must not have. */
export interface HostileCase {
  name: string;
  /** Runs when the server half is loaded. */
  top?: string;
  /** Runs in the loaders of all pages; may await. */
  loader?: string;
  /** Runs when a page is rendered. */
  render?: string;
  /** Pages that are added: an expression for an array of routes. */
  routes?: string;
  /** Styles that are added to each style sheet. */
  css?: string;
  /** Bytes that are added to each script of the browser. */
  scriptBytes?: number;
  /** The gate must refuse it, and why; otherwise it may. */
  refused?: Refusal;
  /** It does harm in browsers only, or to the gate: no shell is asked. */
  gateOnly?: true;
  /** An address and the status that it must have while the release is live. */
  asks?: { path: string; status: number };
}

/** Ways to the host's `process` that are known of sandboxes of this kind; each an expression that may throw. */
const WAYS_TO_PROCESS = [
  'globalThis.process',
  'require.constructor("return process")()',
  'module.constructor.constructor("return process")()',
  'console.log.constructor("return process")()',
  'setTimeout.constructor("return process")()',
  'new URL("http://a/").constructor.constructor("return process")()',
  'Object.getPrototypeOf(new Headers()).get.constructor("return process")()',
  'require("react").createElement.constructor("return process")()',
  'require("react/jsx-runtime").jsx("a", {}).constructor.constructor("return process")()',
  'require("react").createElement("a", {}).props.constructor.constructor("return process")()',
  'require("@polden/http").http.get.constructor("return process")()',
  '(() => { try { new URL("bad") } catch (error) { return error.constructor.constructor("return process")() } })()',
  '(() => { try { require("fs") } catch (error) { return error.constructor.constructor("return process")() } })()',
  '(function f() { return f.caller && f.caller.constructor("return process")() })()',
  '(() => { Error.prepareStackTrace = (_, sites) => sites; const sites = new Error("x").stack; return Array.isArray(sites) ? sites.map((site) => site.getThis()).find(Boolean).process : undefined })()',
  '(() => { let deepest; const down = () => { try { down() } catch (error) { deepest = deepest || error; throw error } }; try { down() } catch {} return deepest.constructor.constructor("return process")() })()',
  'Object.getPrototypeOf(async () => 1).constructor("return process")()',
  'Object.getPrototypeOf(function* () {}).constructor("return process")().next().value',
  'new TextEncoder().encode("a").constructor.constructor("return process")()',
  '(0, eval)("process")',
];

/** What all code of a hostile release may use. */
const PRELUDE = `
const reached = (what) => console.error('REACHED ' + what);
const attempt = (what, run) => { try { if (run()) reached(what) } catch {} };
`;

/** Refused by the gate for itself, since it computes names of modules: only those have it who look for a way out. */
const WAYS_OUT = `
const hostProcess = () => {
  for (const way of [${WAYS_TO_PROCESS.map((way) => `() => ${way}`).join(', ')}]) {
    try { const found = way(); if (found && found.pid) return found } catch {}
  }
  return undefined;
};
const builtin = (name) => { const host = hostProcess(); return host && host.getBuiltinModule ? host.getBuiltinModule(name) : undefined };
`;

/** The server half of a remote with the attack around it. */
export function hostileServer(
  code: string,
  { top = '', loader, render, routes = '[]' }: HostileCase,
): string {
  const changes = [
    ...(loader === undefined
      ? []
      : [`loader: async (args) => { ${loader}\n; return route.loader ? route.loader(args) : null }`]),
    ...(render === undefined
      ? []
      : [
          `lazy: undefined, Component: () => { ${render}\n; return require('react').createElement('p', null, 'hostile') }`,
        ]),
  ];
  const usesWays = /hostProcess|builtin/.test([top, loader, render].join());
  return `${PRELUDE}${usesWays ? WAYS_OUT : ''}
${top}
(function (module, exports) {${code}
})(module, module.exports);
module.exports = { routes: module.exports.routes.map((route) => ({ ...route, ${changes.join(', ')} })).concat(${routes}) };`;
}

import type { HostileCase } from './hostile-case.ts';

const MEMBERS = [
  'exit',
  'reallyExit',
  'kill',
  'abort',
  'binding',
  'dlopen',
  'getBuiltinModule',
  'mainModule',
  'send',
];
const MODULES = [
  'fs',
  'net',
  'child_process',
  'worker_threads',
  'inspector',
  'diagnostics_channel',
  'async_hooks',
  'vm',
  'v8',
];

const members = MEMBERS.map((name): HostileCase => ({
  name: `process.${name} by every known way`,
  loader: `attempt('process.${name}', () => { const host = hostProcess(); return host && typeof host.${name} !== 'undefined' })`,
}));

const modules = MODULES.map((name): HostileCase => ({
  name: `node:${name} by every known way`,
  loader: `attempt('node:${name}', () => builtin('${name}'))`,
}));

const acts: HostileCase[] = [
  {
    name: 'exit where it is served, not where it is tried',
    top: 'attempt("exit", () => { const host = hostProcess(); if (host && host.env.STATE_DIR) host.reallyExit(1); return host })',
  },
  {
    name: 'files are read',
    loader:
      'attempt("files", () => { const fs = builtin("fs"); return fs && fs.readFileSync("/etc/passwd", "utf8") })',
  },
  {
    name: '/proc of the supervisor is read',
    loader:
      'attempt("/proc", () => { const fs = builtin("fs"); return fs && fs.readFileSync("/proc/" + hostProcess().ppid + "/environ") })',
  },
  {
    name: 'the environment is read',
    loader:
      'attempt("environment", () => { const host = hostProcess(); return Object.keys((host || process).env).some((name) => name !== "NODE_ENV") })',
  },
  {
    name: 'a sibling is killed',
    loader:
      'attempt("kill", () => { const host = hostProcess(); return host && host.kill(host.ppid, "SIGKILL") })',
  },
  {
    name: 'a socket is opened',
    loader:
      'attempt("socket", () => { const net = builtin("net"); return net && net.connect("/var/run/postgresql/.s.PGSQL.5432") })',
  },
  {
    name: 'the API of the staff is asked without its visitor',
    loader:
      'const asked = await fetch("http://127.0.0.1:5432/").then(() => true, (error) => /other side closed|HTTP|parser/i.test(String(error))); if (asked) reached("a port of the machine")',
  },
  {
    name: 'import() of a part of Node',
    loader: 'attempt("import", () => import("node:fs"))',
    refused: 'foreign-require',
  },
  {
    name: 'import() in what looks like a comment',
    loader:
      'const got = await import/* webpackIgnore */("node:fs").catch(() => null); if (got) reached("fs by import()")',
    refused: 'foreign-require',
  },
  { name: 'require of a part of Node', top: 'require("node:fs")', refused: 'foreign-require' },
  {
    name: 'require by a computed name',
    top: 'attempt("fs", () => require(["node", "fs"].join(":")))',
    refused: 'foreign-require',
  },
  {
    name: 'code from strings',
    loader:
      'for (const run of [() => eval("1"), () => Function("return 1")(), () => setTimeout("1"), () => (async () => 1).constructor("return 1")()]) attempt("code from strings", run)',
  },
  {
    name: 'functions of the host by registered symbols',
    loader:
      'for (const key of ["nodejs.util.inspect.custom", "nodejs.util.promisify.custom", "nodejs.rejection"]) Object.prototype[Symbol.for(key)] = function (...given) { for (const it of given) attempt(key, () => it && it.constructor && it.constructor.constructor("return process")().pid); return "x" }; throw Object.assign(new Error("shown"), { a: {} })',
  },
  {
    name: 'functions of the host by a thenable',
    loader:
      'return { then(done) { attempt("process by then()", () => done.constructor("return process")().pid); done(null) } }',
  },
  {
    name: 'functions of the host by a getter of what is thrown',
    loader:
      'throw new Proxy(new Error("shown"), { get(target, key, receiver) { attempt("process by a trap", () => receiver.constructor.constructor("return process")().pid); return target[key] } })',
  },
  {
    name: 'cookies of other visitors by a patched prototype of the host',
    loader:
      'const headers = Object.getPrototypeOf(args.request.headers); try { const get = headers.get; headers.get = function (name) { const value = get.call(this, name); if (name === "cookie") reached("cookies of others"); return value } } catch {}',
  },
];

export const reaches = [...members, ...modules, ...acts];

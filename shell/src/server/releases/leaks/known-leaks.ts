/** Parts of the host that a release reaches, as `npm run proof:leaks` names them: what is not here fails it. */
export const KNOWN_LEAKS: readonly string[] = [
  // The router and fetch know a request and an address by their own class.
  'arguments of a lazy loader.request: object',
  'arguments of a lazy loader.url: object',
  'arguments of a loader.request: object',
  'arguments of a loader.url: object',
  'arguments of an action.request: object',
  'arguments of an action.url: object',
  // Stand-ins construct objects of the host; nobody can change their methods (tameHost).
  'globalThis.AbortController: object',
  'globalThis.AbortSignal: object',
  'globalThis.Blob: object',
  'globalThis.Event: object',
  'globalThis.EventTarget: object',
  'globalThis.File: object',
  'globalThis.FormData: object',
  'globalThis.Headers: object',
  'globalThis.ReadableStream: object',
  'globalThis.Request: object',
  'globalThis.Response: object',
  'globalThis.URL: object',
  'globalThis.URLSearchParams: object',
  // The shell's own instances of what can be there only once. Their exports are frozen.
  'require(@polden/session): object',
  'require(react): object',
  'require(react-dom): object',
  'require(react-router-dom): object',
  'require(react/jsx-dev-runtime): object',
  'require(react/jsx-runtime): object',
  'require(zustand): object',
  // React calls what it renders, and makes the properties of elements.
  'props: object',
  'thenable that use is given argument 0: function',
  'thenable that use is given argument 1: function',
];

/** What a release could change for everybody. Node sets it for a moment; it shortens stacks. */
export const KNOWN_OPEN = /\.constructor\.stackTraceLimit$/u;

import type { Marked } from './marked.ts';

/** A module that is made inside of each realm, of functions of the host that its code gets as `host`. */
export interface ModuleInside {
  /** Its text is run inside, so it names nothing of its file. */
  define: (host: never) => object;
  /**
   * Made anew for each realm. Takes and gives primitives, texts of JSON, and what stand-ins construct; functions of the realm that
   * it calls later it calls `marked`.
   */
  host: (marked: Marked) => object;
}

/** What a bundle is called with, and what calls its functions: made by the realm's own constructors. */
export interface RealmEntry {
  module: { exports: Record<string, unknown> };
  /** The arguments of the wrapper around the bundle. */
  given: unknown[];
  /** Calls a loader or an action with arguments that are made inside. */
  call: (run: DataFunction, parts: DataParts) => unknown;
}

/** A loader or an action, as the router calls it. */
export type DataFunction = (args: never) => unknown;

/** What the arguments of a loader or an action are made of. */
export interface DataParts {
  request: Request;
  /** Address of the page, without what the router adds to it. */
  url: string;
  pattern: string;
  /** JSON. */
  params: string;
}

export interface EntryParts {
  address: string;
  /** The host's modules. */
  load: (name: string) => unknown;
  /** Defines a module inside; undefined when it is one of the host's. */
  make: (name: string) => object | undefined;
}

/** Its text is run inside. The host's errors become errors of the realm. */
export function createEntry({ address, load, make }: EntryParts): RealmEntry {
  const module: RealmEntry['module'] = { exports: {} };
  const made = new Map<string, object>();
  const failureOf = (error: unknown): string => {
    try {
      return String((error as Error | null)?.message ?? error);
    } catch {
      return 'a module cannot be loaded';
    }
  };
  const require = (name: unknown) => {
    const id = String(name);
    const known = made.get(id);
    if (known) return known;
    let failure;
    try {
      const inside = make(id);
      if (inside === undefined) return load(id);
      made.set(id, inside);
      return inside;
    } catch (error) {
      failure = failureOf(error);
    }
    throw new Error(failure);
  };
  return {
    module,
    given: [module.exports, require, module, address],
    call: (run, { request, url, pattern, params }) =>
      (run as (args: object) => unknown)({
        request,
        url: new URL(url),
        pattern,
        params: JSON.parse(params) as object,
        context: undefined,
      }),
  };
}

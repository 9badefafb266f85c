import { createRequire } from 'node:module';
import { join } from 'node:path';
import { evaluateBundle as evaluate } from '@polden/mfe-release';

/** A page of the fixture: an element tree is what React makes of it, without rendering. */
export interface FixtureElement {
  type: string;
  props: { className?: string; src?: string; children?: FixtureElement | FixtureElement[] };
}

interface FixtureRoute {
  path: string;
  lazy: () => Promise<{ Component: () => FixtureElement }>;
}

/** Runs a server bundle as the shell does, and records what it asks for. `address` is the URL of the bundle in its release. */
export function evaluateBundle(
  code: string,
  dir: string,
  address: string,
): { routes: FixtureRoute[]; required: Set<string> } {
  const required = new Set<string>();
  const load = createRequire(join(dir, 'package.json'));
  const requireRecorded = (name: string): unknown => {
    required.add(name);
    return load(name);
  };
  const { routes = [] } = evaluate(code, { require: requireRecorded, address }).exports;
  return { routes: routes as FixtureRoute[], required };
}

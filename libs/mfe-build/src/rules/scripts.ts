import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';
import { swcTargets } from '../browsers.ts';
import type { BuildContext } from './context.ts';

const LOADER = fileURLToPath(import.meta.resolve('swc-loader'));

/** TypeScript of the package and of the workspace's libraries: links are resolved, so only installed code lies in node_modules. */
export function scriptRules(context: BuildContext, loader = LOADER): RuleSetRule[] {
  const exclude = /[\\/]node_modules[\\/]/;
  return [
    { test: /\.ts$/, exclude, loader, options: swcOptions(context, false) },
    { test: /\.tsx$/, exclude, loader, options: swcOptions(context, true) },
    ...(context.mode === 'production' && context.side === 'client' ? [computedRule()] : []),
  ];
}

/**
 * `*.computed.ts`: a browser gets the values that the module exports, JSON each, and not what they are made of. Anywhere else it is an
 * ordinary module.
 */
function computedRule(): RuleSetRule {
  const loader = fileURLToPath(new URL('computed-loader.cjs', import.meta.url));
  return { test: /\.computed\.ts$/, enforce: 'pre', loader };
}

function swcOptions({ mode, side, refresh = false }: BuildContext, tsx: boolean): Record<string, unknown> {
  return {
    swcrc: false,
    env: { targets: side === 'client' ? swcTargets() : { node: '24' } },
    jsc: {
      // `<T>(x: T) => x` is a generic function in .ts and an element in .tsx
      parser: { syntax: 'typescript', tsx },
      transform: {
        verbatimModuleSyntax: true,
        react: { runtime: 'automatic', development: mode === 'development', refresh },
      },
    },
  };
}

import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';
import { routerCoreOf } from '../production-router.ts';

const BUILD = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[\w-]+\.mjs$/;

/**
 * Takes out of react-router's browser build what it has for its own framework and for server components, and what reaches code
 * of these: links that prefetch by the framework's manifest, redirects in errors of server components, instrumentation.
 * None of it can be switched on here, and no minimizer can know that.
 */
export function leanRouterRule(): RuleSetRule {
  return { test: BUILD, loader: pathOf('lean-router-loader.cjs') };
}

/**
 * Gives the one file of the shell that asks for what navigates a view of the package of its own, so that the first script
 * has nothing of it. Both use the contexts and other singletons of the first script.
 */
export function routerCoreRules(dir: string): RuleSetRule[] {
  return [
    { test: BUILD, resourceQuery: /^\?core$/, enforce: 'post', loader: pathOf('router-core-loader.cjs') },
    {
      test: /[\\/]src[\\/]client[\\/]router[\\/]core\.ts$/,
      resolve: { alias: { 'react-router-dom$': `${routerCoreOf(dir)}?core` } },
    },
  ];
}

function pathOf(loader: string): string {
  return fileURLToPath(new URL(loader, import.meta.url));
}

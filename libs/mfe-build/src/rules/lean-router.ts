import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

/**
 * Takes out of react-router's browser build what it has for its own framework and for server components, and what reaches code
 * of these: links that prefetch by the framework's manifest, redirects in errors of server components, instrumentation.
 * None of it can be switched on here, and no minimizer can know that.
 */
export function leanRouterRule(): RuleSetRule {
  return {
    test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[\w-]+\.mjs$/,
    loader: fileURLToPath(new URL('lean-router-loader.cjs', import.meta.url)),
  };
}

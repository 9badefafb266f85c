import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ScriptTransformer, TransformationOptions } from '@jest/transform';
import { CHECKOUT } from '../../local/folders.ts';

const GLOBALS = new URL('jest-globals.ts', import.meta.url).href;
/** What stands for files that only a bundler can import, as in the configuration of Jest. */
const STAND_INS: [file: RegExp, standIn: string][] = [
  [/\.module\.css$/, new URL('../css-module.ts', import.meta.url).href],
  [/\.(css|svg|png|jpe?g|webp|avif|ico|woff2)(\?inline)?$/, new URL('../asset.ts', import.meta.url).href],
];
const FORMAT: TransformationOptions = {
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
  collectCoverage: false,
  collectCoverageFrom: [],
  coverageProvider: 'v8',
};

/** Files with the source map of each, by what a stack calls the file. */
export const sourceMaps = new Map<string, string>();
let transformer: ScriptTransformer | null = null;

/** Our own modules are transformed as for every other test, and kept in Jest's cache. */
export function transformWith(given: ScriptTransformer): void {
  transformer = given;
}

registerHooks({
  resolve: (specifier, context, next) => {
    const standIn =
      specifier === '@jest/globals' && context.parentURL !== GLOBALS
        ? GLOBALS
        : STAND_INS.find(([file]) => file.test(specifier))?.[1];
    return standIn === undefined
      ? next(specifier, context)
      : { url: standIn, format: 'module', shortCircuit: true };
  },
  load: (url, context, next) => {
    if (!transformer || !isOurs(url)) return next(url, context);
    const path = fileURLToPath(url);
    const { code, sourceMapPath } = transformer.transform(path, FORMAT, readFileSync(path, 'utf8'));
    if (sourceMapPath !== null) for (const name of [url, path]) sourceMaps.set(name, sourceMapPath);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

function isOurs(url: string): boolean {
  if (!url.startsWith('file:')) return false;
  const path = fileURLToPath(url);
  return path.startsWith(CHECKOUT) && /\.tsx?$/.test(path) && !path.includes('/node_modules/');
}

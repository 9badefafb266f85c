import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';

const SHIM = fileURLToPath(new URL('./refresh-shim.cjs', import.meta.url));

/** First entry of the shell's development client. */
export const REFRESH_GLOBAL = fileURLToPath(new URL('./refresh-global.cjs', import.meta.url));

/** React refresh of a remote, by the refresh runtime of the shell that it runs in. */
export function refreshPlugins(library: string): WebpackPluginInstance[] {
  return [
    new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, SHIM),
    new ReactRefreshPlugin({ library, overlay: false, exclude: [/node_modules/, /refresh-shim\.cjs$/] }),
  ];
}

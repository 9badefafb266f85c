import type { Compiler as RspackCompiler, RspackPluginInstance } from '@rspack/core';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** A plugin of ours that uses only what Rspack's compiler has in common with webpack's. */
export function asRspack(plugin: WebpackPluginInstance): RspackPluginInstance {
  return { apply: (compiler) => plugin.apply(asWebpack(compiler)) };
}

function asWebpack(compiler: RspackCompiler): Compiler {
  return compiler as unknown as Compiler;
}

import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule, RuleSetUseItem } from 'webpack';
import { cssScopeOf } from '@polden/mfe-release';
import type { BuildContext } from './context.ts';

const CSS_LOADER = fileURLToPath(import.meta.resolve('css-loader'));

/** CSS modules give both halves the same class names; plain CSS is for the browser alone. */
export function styleRule(context: BuildContext, extract: string = MiniCssExtractPlugin.loader): RuleSetRule {
  const modules = cssModules(context);
  if (context.side === 'server') {
    return {
      test: /\.css$/,
      oneOf: [
        { test: /\.module\.css$/, use: [modules] },
        // Without side effects an import of it is dropped.
        { type: 'asset/source', sideEffects: false },
      ],
    };
  }
  return {
    test: /\.css$/,
    sideEffects: true,
    oneOf: [
      { test: /\.module\.css$/, use: [extract, modules] },
      { use: [extract, { loader: CSS_LOADER, options: { modules: false } }] },
    ],
  };
}

function cssModules({ name, mode, side }: BuildContext): RuleSetUseItem {
  return {
    loader: CSS_LOADER,
    options: {
      modules: {
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: side === 'server',
        localIdentName:
          cssScopeOf(name) +
          (mode === 'development' ? '[name]__[local]__[hash:base64:4]' : '[hash:base64:5]'),
        // Two remotes may have files of the same path, and each bundles its own copy of @polden/ui.
        localIdentHashSalt: name,
      },
    },
  };
}

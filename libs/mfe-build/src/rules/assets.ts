import type { RuleSetRule } from 'webpack';
import type { BuildContext } from './context.ts';

/** Fonts and images: an import is a URL, the same in both halves; only the client half writes the file. */
export function assetRule({ side }: BuildContext): RuleSetRule {
  return {
    test: /\.(woff2|svg|png|jpe?g|webp|avif|gif|ico)$/,
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:8][ext]', emit: side === 'client' },
  };
}

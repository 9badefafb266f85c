import type { RuleSetRule } from 'webpack';
import type { BuildContext } from './context.ts';

/**
 * Fonts and images: an import is a URL, the same in both halves; only the client half writes the file. `….svg?inline` is the
 * picture itself as a URL, for what is smaller than a request.
 */
export function assetRule({ side }: BuildContext): RuleSetRule {
  return {
    oneOf: [
      {
        test: /\.svg$/,
        resourceQuery: /^\?inline$/,
        type: 'asset/inline',
        generator: { dataUrl: (content: Buffer) => dataUrl(String(content)) },
      },
      {
        test: /\.(woff2|svg|png|jpe?g|webp|avif|gif|ico)$/,
        type: 'asset/resource',
        generator: { filename: '[name].[contenthash:8][ext]', emit: side === 'client' },
      },
    ],
  };
}

function dataUrl(svg: string): string {
  const line = svg
    .trim()
    .replace(/\s*\n\s*/g, '')
    .replaceAll('"', "'");
  return `data:image/svg+xml,${line.replace(/[#%<>]/g, encodeURIComponent)}`;
}

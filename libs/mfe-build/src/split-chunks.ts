import type { Configuration } from 'webpack';

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;

/**
 * What two pages share becomes one more file where it is large; installed packages get none of their own, for each request
 * costs more than the bytes that a page of the same release would save.
 */
export const SPLIT_CHUNKS: SplitChunks = {
  chunks: 'async',
  // Bytes of source: about 8 kB as they come over the wire.
  minSize: 50_000,
  cacheGroups: { defaultVendors: false },
};

/** A page of the shell needs one layout: what two layouts share is in both, so that a page asks for one file and not for two. */
export const WHOLE_CHUNKS: SplitChunks = {
  chunks: 'async',
  cacheGroups: { default: false, defaultVendors: false },
};

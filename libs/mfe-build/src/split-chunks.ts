import type { Configuration } from 'webpack';

/**
 * What two pages share becomes one more file; installed packages get none of their own, for each request costs more than
 * the bytes that a page of the same release would save.
 */
export const SPLIT_CHUNKS: NonNullable<NonNullable<Configuration['optimization']>['splitChunks']> = {
  chunks: 'async',
  cacheGroups: { defaultVendors: false },
};

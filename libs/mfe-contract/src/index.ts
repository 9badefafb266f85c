export type * from './release-manifest.ts';
export type * from './release-map.ts';
export type * from './remote-module.ts';
export type * from './shell-manifest.ts';
export type * from './shell-data.ts';
export type * from './boot.ts';

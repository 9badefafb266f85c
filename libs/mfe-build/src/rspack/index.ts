export { RspackSriPlugin } from './rspack-sri-plugin.ts';
export { rspackRemoteConfig } from './rspack-remote-config.ts';

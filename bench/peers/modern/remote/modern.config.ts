import { appTools, defineConfig } from '@modern-js/app-tools';
import { moduleFederationPlugin } from '@module-federation/modern-js-v3';
import { originOf } from '../../../site/ports.ts';

export default defineConfig({
  server: { ssr: { mode: 'stream' }, tsconfigPath: './server/tsconfig.json' },
  output: { assetPrefix: originOf('modernRemote'), polyfill: 'off' },
  plugins: [appTools(), moduleFederationPlugin()],
});

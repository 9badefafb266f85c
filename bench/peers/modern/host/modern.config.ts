import { appTools, defineConfig } from '@modern-js/app-tools';
import { moduleFederationPlugin } from '@module-federation/modern-js-v3';

export default defineConfig({
  // The browsers named in package.json need none, and no other peer sends any.
  output: { polyfill: 'off' },
  server: { ssr: { mode: 'stream' }, tsconfigPath: './server/tsconfig.json' },
  plugins: [appTools(), moduleFederationPlugin()],
});

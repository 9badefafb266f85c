import { createModuleFederationConfig } from '@module-federation/modern-js-v3';

export default createModuleFederationConfig({
  name: 'remote',
  manifest: { filePath: 'static' },
  filename: 'static/remoteEntry.js',
  exposes: { './landing': '../../../landing-remote/src/landing/landing.tsx' },
  shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
  dts: false,
});

import { createModuleFederationConfig } from '@module-federation/modern-js-v3';
import { originOf } from '../../../site/ports.ts';

export default createModuleFederationConfig({
  name: 'host',
  remotes: { remote: `remote@${originOf('modernRemote')}/static/mf-manifest.json` },
  shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
  dts: false,
});

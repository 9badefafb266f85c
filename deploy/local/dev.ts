import './node-24.ts';
import { startAgainst } from './development/against/start-against.ts';
import { readDevArguments } from './development/dev-arguments.ts';
import { startDevelopment } from './development/development.ts';
import { runPlatform } from './platform/run-platform.ts';

/** `npm run dev [-- <remote>… | -- <remote> --against <address> [--map-key <key>]]` */
await runPlatform((setting) => {
  const { remotes, against } = readDevArguments(process.argv.slice(2));
  const [remote] = remotes;
  if (against && remote) return startAgainst({ ...setting, remote, against });
  return startDevelopment(setting, remotes);
});

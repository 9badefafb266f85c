import '../local/node-24.ts';
import { CHECKOUT } from '../local/folders.ts';
import { createRemote } from './create-remote.ts';
import { NEW_REMOTE_USAGE, readOptions, ScaffoldError } from './new-remote-options.ts';
import { nextSteps } from './next-steps.ts';
import { pathsAbove } from './paths-above.ts';

/** `npm run new:remote mfe-example`; NEW_REMOTE_ROOT names another checkout. */
try {
  const remote = readOptions(process.argv.slice(2));
  if (remote) {
    const root = process.env['NEW_REMOTE_ROOT'] ?? CHECKOUT;
    const written = createRemote(root, remote);
    console.log(
      `${written.map((path) => `  + ${path}`).join('\n')}\n\n${nextSteps(remote, pathsAbove(root, remote))}`,
    );
  } else console.log(NEW_REMOTE_USAGE);
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  console.error(`new:remote: ${error.message}\n\n${NEW_REMOTE_USAGE}`);
  process.exitCode = 2;
}

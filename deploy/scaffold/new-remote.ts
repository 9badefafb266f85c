import '../local/node-24.ts';
import { CHECKOUT } from '../local/folders.ts';
import { createRemote } from './create-remote.ts';
import { NEW_REMOTE_USAGE, readOptions, ScaffoldError, type NewRemote } from './new-remote-options.ts';

/** `npm run new:remote mfe-example`; NEW_REMOTE_ROOT names another checkout. */
try {
  const remote = readOptions(process.argv.slice(2));
  if (remote) {
    const written = createRemote(process.env['NEW_REMOTE_ROOT'] ?? CHECKOUT, remote);
    console.log(`${written.map((path) => `  + ${path}`).join('\n')}\n\n${nextSteps(remote)}`);
  } else console.log(NEW_REMOTE_USAGE);
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  console.error(`new:remote: ${error.message}\n\n${NEW_REMOTE_USAGE}`);
  process.exitCode = 2;
}

function nextSteps({ name, path, team, kind }: NewRemote): string {
  return `Next:
  npm run dev                             its page is at http://localhost:4200${path}
  npm run test:unit -- ${name}/
  npx mfe-release keygen --out ~/${team}.key
  npx mfe-release enrol ${team} --remotes ${name}:${kind} --public-key ~/${team}.key.pub   (by an administrator)
  npx nx run @polden/${name}:build && npx mfe-release pack ${name}
  npx mfe-release publish ${name} && npx mfe-release promote ${name}@1.0.0

The whole way is in docs/releasing.md.`;
}

import type { NewRemote } from './new-remote-options.ts';
import type { PathAbove } from './paths-above.ts';

/** From a remote that was just made to one that visitors see: commands that may be copied as they are. */
export function nextSteps({ name, path, team, kind }: NewRemote, above: readonly PathAbove[] = []): string {
  const consents = above.map(
    (other) =>
      `${path} lies below ${other.path} of ${other.owner}: the registry takes it with the consent of the team ${other.team} only\n\n`,
  );
  return `${consents.join('')}Next:
  npm run dev                             its page is at http://localhost:4200${path}
  npm run test:unit -- ${name}/

  export RELEASE_REGISTRY=http://localhost:4201
  npx mfe-release keygen --out ~/${team}.key
  npx mfe-release enrol ${team} --remotes ${name}:${kind} --public-key ~/${team}.key.pub --token-out ~/${team}.token --move-from local   (by an administrator)
  export RELEASE_TOKEN=$(cat ~/${team}.token) RELEASE_KEY_FILE=~/${team}.key
  npx mfe-release doctor

  npx nx run @polden/${name}:build && npx mfe-release pack ${name}
  npx mfe-release publish ${name} && npx mfe-release promote ${name}@1.0.0

The whole way is in docs/releasing.md.`;
}

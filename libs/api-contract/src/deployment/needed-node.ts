/** The oldest Node that runs the programs, as `.node-version` has it: what they import is not in every one before. */
const OLDEST = [24, 21] as const;

/**
 * Null for a Node that runs the product; otherwise the line to end with. `version`: `process.versions.node`.
 * To be asked before anything is loaded: an older Node ends with a stack over the first name that it does not know.
 */
export function nodeProblem(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  return `Node ${OLDEST.join('.')} or newer is needed, and this is ${version}. "npm ci" has installed one: node_modules/.bin/node of the checkout, also first in the PATH of "npm run" and "npx"`;
}

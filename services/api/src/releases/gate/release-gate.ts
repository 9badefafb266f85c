import { isBuiltin } from 'node:module';
import type { ReleaseManifest } from '@polden/mfe-contract';
import { foreignRequires, ManifestError } from '@polden/mfe-release';
import { AppError } from '../../errors/app-error.ts';
import { type Claims, claimProblems } from './route-claims.ts';

const SHOWN_PROBLEMS = 5;

/** Refuses a release of which a file did not arrive, or not as it was packed. */
export function expectUploaded(manifest: ReleaseManifest, uploaded: Readonly<Record<string, string>>): void {
  const problems = Object.entries(manifest.files)
    .filter(([path, integrity]) => uploaded[path] !== integrity)
    .map(([path]) =>
      uploaded[path] === undefined ? `${path} is missing` : `${path} is not what release.json says`,
    );
  if (problems.length > 0) throw new AppError(422, `${list(problems)}. Run mfe-release publish again`);
}

/** Refuses a server bundle that asks for modules which the shell does not hand out. */
export function expectSharedRequires(manifest: ReleaseManifest, serverBundle: string): void {
  const shared = Object.keys(manifest.shared);
  const builtins = shared.filter((name) => isBuiltin(name));
  if (builtins.length > 0) throw new AppError(422, `${list(builtins)} cannot be shared: it belongs to Node`);
  const foreign = readRequires(serverBundle, shared);
  if (foreign.length > 0) {
    throw new AppError(
      422,
      `The server bundle requires ${list(foreign)}. Bundle what the shell does not share`,
    );
  }
}

/** Refuses paths that the shell or a live release of another remote answers. */
export function expectFreeRoutes(candidate: Claims, live: readonly Claims[]): void {
  const problems = claimProblems(candidate, live);
  if (problems.length > 0) {
    throw new AppError(409, `${list(problems)}. Claim another path, or ask its owner to give it up first`);
  }
}

function readRequires(code: string, shared: readonly string[]): string[] {
  try {
    return foreignRequires(code, shared);
  } catch (error) {
    if (error instanceof ManifestError) throw new AppError(422, `Refused: ${error.message}`);
    throw error;
  }
}

function list(problems: readonly string[]): string {
  const rest = problems.length - SHOWN_PROBLEMS;
  const shown = problems.slice(0, SHOWN_PROBLEMS).join('; ');
  return rest > 0 ? `${shown}; and ${rest} more` : shown;
}

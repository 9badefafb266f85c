/** An error of a script or style that did not come; the loaders of webpack, Rspack and the federation runtime name it so. */
interface ChunkFailure {
  name?: string;
  code?: string;
  message?: string;
}

/** What browsers say of a module that `import()` could not load, and the federation runtime of an entry. */
const WORDS = /RUNTIME-008|dynamically imported module|importing a module script failed/iu;

export function isChunkFailure(error: unknown): boolean {
  const { name, code, message } = Object(error) as ChunkFailure;
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' || WORDS.test(message ?? '');
}

/** Of a loader of our own. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(address: string) {
    super(`cannot load ${address}`);
  }
}

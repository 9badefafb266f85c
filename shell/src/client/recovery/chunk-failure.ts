/** An error of a script or style that did not come; the loaders of webpack, Rspack and the federation runtime name it so. */
interface ChunkFailure {
  name?: string;
  code?: string;
  message?: string;
  /** Address of the file. */
  request?: string;
}

export function isChunkFailure(error: unknown): boolean {
  const { name, code, message } = Object(error) as ChunkFailure;
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' || /RUNTIME-008/.test(message ?? '');
}

/** Address of the file that did not come, when the error tells. */
export function failedAddress(error: unknown): string | null {
  const { request } = Object(error) as ChunkFailure;
  return typeof request === 'string' ? request : null;
}

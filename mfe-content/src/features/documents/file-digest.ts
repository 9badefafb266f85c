/** A file over it is no document of ours, and would fill the memory of a phone. */
export const MOST_BYTES = 100 * 1024 * 1024;

/** SHA-256 of a file, hexadecimal; the file stays on the device. */
export async function digestOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

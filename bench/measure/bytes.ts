import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const PACK = { gzip: gzipSync, br: brotliCompressSync } as const;
type Encoding = keyof typeof PACK;

/** Bytes of the file packed so: as the server sends it, or as one before it would. Throws when the answer is not 200. */
async function packedSize(url: string, encoding: Encoding): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, resolve).on('error', reject);
  });
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} for ${url}`);
  return response.headers['content-encoding'] === encoding ? body.length : PACK[encoding](body).length;
}

/** Sum over the files among the addresses that end so; scripts and styles by default. */
export async function codeSize(
  urls: readonly string[],
  encoding: Encoding,
  files = /\.(js|css)$/,
): Promise<number> {
  const sizes = await Promise.all(
    urls.filter((url) => files.test(url)).map((url) => packedSize(url, encoding)),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

import { get } from 'node:http';

export type Encoding = 'identity' | 'gzip' | 'br';

/** Bytes of the body as the server sends it. Throws when the answer is not 200. */
function bodySize(url: string, encoding: Encoding): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => (size += chunk.length));
      response.on('end', () =>
        response.statusCode === 200 ? resolve(size) : reject(new Error(`${response.statusCode} for ${url}`)),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Sum over the files among the addresses that end so; scripts and styles by default. */
export async function codeSize(
  urls: readonly string[],
  encoding: Encoding,
  files = /\.(js|css)$/,
): Promise<number> {
  const sizes = await Promise.all(
    urls.filter((url) => files.test(url)).map((url) => bodySize(url, encoding)),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

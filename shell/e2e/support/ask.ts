import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { platform } from './platform.ts';

const { port } = new URL(platform.origin);
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
/** Of an answer: what takes longer never comes. */
const TIMEOUT_MS = 60_000;

/** Hosts of the platform under test. The main one is that of the cities' family: browsers keep the city's cookie for it. */
export const HOSTS = {
  main: `polden.localhost:${port}`,
  city: (subdomain: string) => `${subdomain}.polden.localhost:${port}`,
  internal: `test.polden.localhost:${port}`,
};

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** GET of the very target, under any Host header; fetch would tidy both up. Rejects when no answer comes within a minute. */
export function ask(host: string, target: string, headers: Record<string, string> = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path: target, agent, setHost: false, headers: { host, ...headers }, signal },
      (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        unpacked(response).then((body) => resolve({ status, headers: answered, body }), reject);
      },
    );
    asked.on('error', reject).end();
  });
}

async function unpacked(response: IncomingMessage): Promise<string> {
  const { 'content-encoding': encoding } = response.headers;
  const sent = await buffer(response);
  if (encoding === 'br') return zlib.brotliDecompressSync(sent).toString();
  return (encoding === 'gzip' ? zlib.gunzipSync(sent) : sent).toString();
}

/** `302 http://spb.polden.localhost:4200/`; the status alone where the answer leads nowhere. */
export function outcome({ status, headers }: Answer): string {
  return [status, headers.location].filter((part) => part !== undefined).join(' ');
}

/** What the page tells the browser to begin with. */
export function bootOf({ body }: Answer): { city?: string } {
  const [, json = '{}'] = /window\.__BOOT__=(.*?);window\.__static/.exec(body) ?? [];
  return JSON.parse(json) as { city?: string };
}

/** Loader data of the shell: what the page says of its site. */
export function siteOf({ body }: Answer): { city?: { alias: string }; experiment?: Record<string, string> } {
  const [, json = '{}'] = /window\.__staticRouterHydrationData=(.*?)<\/script>/.exec(body) ?? [];
  const { loaderData } = JSON.parse(json) as { loaderData?: { shell?: ReturnType<typeof siteOf> } };
  return loaderData?.shell ?? {};
}

export function titleOf({ body }: Answer): string {
  return unescape(/<title[^>]*>([^<]*)<\/title>/.exec(body)?.[1] ?? '');
}

export function layoutOf({ body }: Answer): string {
  return /data-layout="([^"]+)"/.exec(body)?.[1] ?? '';
}

function unescape(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

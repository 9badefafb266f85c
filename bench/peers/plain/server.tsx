/** react-dom/server on node:http and nothing else: what a render of the page costs, and what sending it does. */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import type {
  FaqData,
  LandingData,
  MenuData,
  ProductsData,
} from '@polden/bench-landing-remote/src/landing/landing-data.ts';
import { renderToPipeableStream } from 'react-dom/server';
import { PlainDocument } from './document.tsx';

const CLIENT = join(import.meta.dirname, '../client');
const api = process.env['API_ORIGIN'] ?? '';
const chunks = JSON.parse(readFileSync(join(CLIENT, 'chunks.json'), 'utf8')) as { main: string[] };
const addressOf = (extension: string) =>
  `/assets/${chunks.main.find((file) => file.endsWith(extension)) ?? ''}`;
const script = addressOf('.js');
const style = addressOf('.css');

interface PageSource {
  data: LandingData;
  /** Inline script with the data, written once for as long as the data stays. */
  inline: string;
}

async function readSource(): Promise<PageSource> {
  const read = async <T,>(name: string) => (await (await fetch(`${api}/${name}.json`)).json()) as T;
  const [menu, products, faq] = await Promise.all([
    read<MenuData>('menu'),
    read<ProductsData>('products'),
    read<FaqData>('faq'),
  ]);
  const data = { menu, products, faq };
  const json = JSON.stringify({ data, style }).replaceAll('<', '\\u003c');
  return { data, inline: `window.__PAGE__=${json}` };
}

const HTML = 'text/html; charset=utf-8';

function render({ data, inline }: PageSource, to: Writable): void {
  const { pipe } = renderToPipeableStream(<PlainDocument data={data} style={style} />, {
    bootstrapScriptContent: inline,
    bootstrapScripts: [script],
    onShellReady: () => void pipe(to),
    onError: (error) => console.error(error),
  });
}

function sendAsset(path: string, accepted: string, response: ServerResponse): void {
  const [encoding, extension] = accepted.includes('br') ? ['br', '.br'] : ['gzip', '.gz'];
  response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/css');
  response.setHeader('content-encoding', encoding);
  response.end(readFileSync(join(CLIENT, `${path.slice('/assets/'.length)}${extension}`)));
}

const memory = await readSource();
const whole = new PassThrough();
render(memory, whole);
const kept = brotliCompressSync(await buffer(whole));

function sendKept(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': HTML, 'content-encoding': 'br', 'content-length': kept.length });
  response.end(kept);
}

createServer((request, response) => {
  const path = request.url ?? '/';
  if (path === '/') render(memory, response.setHeader('content-type', HTML));
  else if (path === '/kept') sendKept(response);
  else if (path === '/live')
    readSource().then(
      (source) => render(source, response.setHeader('content-type', HTML)),
      () => response.writeHead(502).end(),
    );
  else if (path === script || path === style)
    sendAsset(path, String(request.headers['accept-encoding']), response);
  else response.writeHead(404).end();
}).listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));

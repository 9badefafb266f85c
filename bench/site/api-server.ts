/**
 * What stands behind the measured servers: the data of the page under `/` as plain JSON, and under /api/v1/ what the shell
 * asks for: the signed release map, site data, and the same data. With BENCH_API the data comes from there.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { BENCH } from './folders.ts';

const API = '/api/v1/';
const DOCUMENTS = ['menu.json', 'products.json', 'faq.json'];

const upstream = process.env['BENCH_API'];
const agent = new Agent({ keepAlive: true });
const map = readFileSync(process.env['RELEASE_MAP_FILE'] ?? '');
const mapTag = `"${createHash('sha256').update(map).digest('hex')}"`;
const site = JSON.parse(readFileSync(join(BENCH, 'data/site.json'), 'utf8')) as Record<string, unknown>;
const answers = new Map<string, Buffer>([
  ...DOCUMENTS.map((name) => [name, readFileSync(join(BENCH, 'data', name))] as const),
  ...Object.entries(site).map(([path, body]) => [path, Buffer.from(JSON.stringify(body))] as const),
]);

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = pathname.startsWith(API) ? pathname.slice(API.length) : pathname.slice(1);
  if (path === 'releases/map') return sendMap(request, response);
  if (upstream && DOCUMENTS.includes(path)) return passOn(`${upstream.replace(/\/$/, '')}/${path}`, response);
  const body = answers.get(path);
  if (body) return sendJson(response, body);
  return response.writeHead(404).end();
}).listen(Number(process.env['PORT']), '127.0.0.1');

function sendMap(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['if-none-match'] === mapTag) response.writeHead(304).end();
  else sendJson(response.setHeader('etag', mapTag), map);
}

function sendJson(response: ServerResponse, body: Buffer): void {
  response.setHeader('content-type', 'application/json; charset=utf-8').end(body);
}

function passOn(url: string, response: ServerResponse): void {
  get(url, { agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json; charset=utf-8' });
    answer.pipe(response);
  }).on('error', () => response.writeHead(502).end());
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import { startServices } from './test-services.ts';

const TEMPLATE = path.join(import.meta.dirname, '../site.conf.template');
const README = path.join(import.meta.dirname, '../README.md');
const VARIABLE = /\$\{([A-Z_0-9]+)\}/gu;
const HOST = 'site.test';

export interface Tools {
  nginx: string;
  openssl: string;
}

/** Where Debian has them, too: a user's PATH may lack /usr/sbin. Null when one of them is not installed. */
export function findTools(): Tools | null {
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };
  const find = (name: string) =>
    spawnSync('sh', ['-c', `command -v ${name}`], { env, encoding: 'utf8' }).stdout.trim();
  const [nginx, openssl] = [find('nginx'), find('openssl')];
  return nginx && openssl ? { nginx, openssl } : null;
}

export function templateVariables(): Set<string> {
  return new Set([...readFileSync(TEMPLATE, 'utf8').matchAll(VARIABLE)].map(([, name = '']) => name));
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export type TestNginx = Awaited<ReturnType<typeof startNginx>>;

/** A real nginx with the template, before services that answer with what they were asked. */
export async function startNginx({ nginx, openssl }: Tools) {
  const home = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const services = await startServices();
  const [port, httpPort, innerPort] = [await freePort(), await freePort(), await freePort()];
  const artifacts = writeArtifacts(home);
  const certificate = makeCertificate(openssl, home);
  const values: Record<string, string> = {
    SITE_HOST: HOST,
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(port),
    TLS_CERTIFICATE: certificate.file,
    TLS_KEY: certificate.key,
    SHELL_SERVERS: serversOf(services.ports.shell),
    API_SERVERS: serversOf(services.ports.api),
    ARTIFACTS_DIR: artifacts,
    LOG_DIR: home,
    INNER_API: `127.0.0.1:${innerPort}`,
    IPV6: hasIpv6() ? '' : '#',
    ...http2Variables(path.dirname(nginx)),
  };
  writeFileSync(
    path.join(home, 'site.conf'),
    readFileSync(TEMPLATE, 'utf8').replace(VARIABLE, (_all, name: string) => values[name] ?? ''),
  );
  writeFileSync(path.join(home, 'nginx.conf'), configIn(home));
  const args = ['-p', home, '-c', path.join(home, 'nginx.conf'), '-e', path.join(home, 'error.log')];
  const complaints = spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' }).stderr;
  const child = spawn(nginx, args, { stdio: 'ignore' });

  const ask = (
    url: string,
    headers: Record<string, string>,
    options: { method?: string; servername?: string; bytes?: number; sends?: number } = {},
  ) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { method = 'GET', servername = HOST, bytes = 0, sends = bytes } = options;
      const asked = request(
        {
          ...{
            host: '127.0.0.1',
            port,
            path: url,
            method,
            servername,
            agent: false,
            rejectUnauthorized: false,
          },
          headers: { host: `${HOST}:${port}`, ...headers, ...(bytes > 0 && { 'content-length': bytes }) },
        },
        resolve,
      );
      asked.on('error', reject);
      if (sends < bytes) asked.flushHeaders();
      else asked.end(Buffer.alloc(bytes));
    });
  const read = async (answer: IncomingMessage): Promise<Answer> => ({
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: await text(answer),
  });
  const get = async (url: string, headers: Record<string, string> = {}, servername = HOST) =>
    read(await ask(url, headers, { servername }));

  await untilUp(() => get('/'));
  return {
    port,
    httpPort,
    innerPort,
    complaints,
    get,
    post: async (url: string, bytes: number) => read(await ask(url, {}, { method: 'POST', bytes })),
    /** The answer to somebody who has only said how much he is going to send. */
    announce: async (url: string, bytes: number) =>
      read(await ask(url, {}, { method: 'POST', bytes, sends: 0 })),
    /** What comes of a stream that does not end. */
    firstPart: async (url: string) => {
      const answer = await ask(url, {});
      const [part] = (await once(answer, 'data')) as [Buffer];
      answer.destroy();
      return part.toString();
    },
    /** All that stands in its logs. */
    logged: () =>
      readdirSync(home)
        .filter((name) => name.endsWith('.log'))
        .map((name) => readFileSync(path.join(home, name), 'utf8'))
        .join('\n'),
    /** What it speaks with a browser that knows both. */
    protocol: async () => {
      const socket = connect({
        host: '127.0.0.1',
        port,
        servername: HOST,
        ALPNProtocols: ['h2', 'http/1.1'],
        rejectUnauthorized: false,
      });
      await once(socket, 'secureConnect');
      socket.destroy();
      return socket.alpnProtocol;
    },
    connections: services.connections,
    stopCopy: services.stopCopy,
    startCopy: services.startCopy,
    stopServices: services.stop,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await services.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** What the README says of HTTP/2 to the nginx of this folder, by its version. */
export function http2Variables(folder: string): Record<'HTTP2_LISTEN' | 'HTTP2', string> {
  const [lines = ''] = /^export HTTP2_LISTEN=.*\nif .*; fi$/mu.exec(readFileSync(README, 'utf8')) ?? [];
  const { stdout } = spawnSync('sh', ['-c', `${lines}\nprintf '%s|%s' "$HTTP2_LISTEN" "$HTTP2"`], {
    env: { PATH: `${folder}:/usr/bin:/bin` },
    encoding: 'utf8',
  });
  const [listen = '', directive = ''] = stdout.split('|');
  return { HTTP2_LISTEN: listen, HTTP2: directive };
}

/** As the README has it tried. */
function hasIpv6(): boolean {
  return existsSync('/proc/net/if_inet6') && readFileSync('/proc/net/if_inet6', 'utf8').trim() !== '';
}

const serversOf = (ports: number[]) => ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');

function configIn(home: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join('\n  ');
  // Root's folders are nobody else's.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;
worker_processes 1;
pid ${home}/nginx.pid;
error_log ${home}/error.log;
events {}
http {
  ${temporary}
  include site.conf;
}
`;
}

function writeArtifacts(home: string): string {
  const artifacts = path.join(home, 'artifacts');
  const release = path.join(artifacts, 'mfe-test/1.0.0');
  mkdirSync(path.join(release, 'client'), { recursive: true });
  writeFileSync(path.join(release, 'client/remoteEntry.js'), 'var test;');
  writeFileSync(path.join(release, 'client/remoteEntry.js.gz'), 'packed');
  writeFileSync(path.join(release, 'client/drawing.svg'), '<svg/>');
  writeFileSync(path.join(release, 'notes.txt'), 'not of the release');
  writeFileSync(path.join(artifacts, 'secret.txt'), 'nobody’s');
  return artifacts;
}

function makeCertificate(openssl: string, home: string): { file: string; key: string } {
  const [file, key] = [path.join(home, 'site.pem'), path.join(home, 'site.key')];
  const made = spawnSync(
    openssl,
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
    ].concat('-subj', `/CN=${HOST}`, '-keyout', key, '-out', file),
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`no certificate: ${made.stderr}`);
  return { file, key };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilUp(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isUp = await ask().then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await pause(50);
  }
  throw new Error('nginx does not answer');
}

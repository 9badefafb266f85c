import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { SiteHosts } from '../city/site-hosts.ts';
import type { LiveVersion } from '../faults/outcome-counts.ts';
import { policyReports } from './policy-reports.plugin.ts';

const ORIGIN = 'http://localhost';
const LIVE: LiveVersion = { remote: 'mfe-lending', version: '1.2.0', channel: 'stable' };

let app: FastifyInstance;
let counted: LiveVersion[];

beforeEach(() => {
  app = fastify();
  counted = [];
  policyReports(app, {
    hosts: new SiteHosts({ publicOrigin: new URL(ORIGIN), local: true }),
    liveVersion: (remote, version) => (remote === LIVE.remote && version === LIVE.version ? LIVE : null),
    onUntrusted: (release) => counted.push(release),
  });
});

afterEach(() => app.close());

const ofFile = (file: string, directive = 'require-trusted-types-for') =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `${ORIGIN}/kabinet?phone=79161234567`,
      'effective-directive': directive,
      'source-file': file,
      'script-sample': 'Element innerHTML|Иванов',
    },
  });

const send = async (payload: string, headers: Record<string, string> = { origin: ORIGIN }) => {
  const type = { 'content-type': 'application/csp-report', host: 'localhost' };
  const url = '/telemetry/policy';
  const answer = await app.inject({ method: 'POST', url, payload, headers: { ...type, ...headers } });
  return answer.statusCode;
};

describe('a report on a string in the page', () => {
  it('counts for the live release whose file it names, and for nobody else', async () => {
    expect(await send(ofFile(`${ORIGIN}/mfe/mfe-lending/1.2.0/client/page.12ab.js?attempt=1`))).toBe(204);
    expect(counted).toEqual([LIVE]);
    const others = [
      `${ORIGIN}/mfe/mfe-lending/1.1.0/client/page.js`,
      `${ORIGIN}/mfe/mfe-unknown/1.2.0/client/page.js`,
      `${ORIGIN}/assets/main.js`,
      'https://chat.example/widget.js',
      '',
    ];
    for (const file of others) expect(await send(ofFile(file))).toBe(204);
    expect(counted).toEqual([LIVE]);
  });

  it('is refused when it is of another site, of another directive, or no report', async () => {
    const report = ofFile(`${ORIGIN}/mfe/mfe-lending/1.2.0/client/page.js`);
    expect(await send(report, { origin: 'https://evil.example' })).toBe(403);
    expect(await send(report, {})).toBe(403);
    expect(await send(ofFile(`${ORIGIN}/mfe/mfe-lending/1.2.0/client/page.js`, 'img-src'))).toBe(422);
    for (const body of ['{', 'null', '[]', '{"csp-report": 1}']) expect(await send(body)).toBe(422);
    expect(await send(ofFile('x'.repeat(9_000)))).toBe(413);
    expect(counted).toEqual([]);
  });

  it('is counted no more than 300 times a minute', async () => {
    const report = ofFile(`${ORIGIN}/mfe/mfe-lending/1.2.0/client/page.js`);
    for (let sent = 0; sent < 310; sent += 1) expect(await send(report)).toBe(204);
    expect(counted).toHaveLength(300);
  });
});

import type { FastifyInstance } from 'fastify';
import { POLICY_REPORTS_PATH } from '../answers/trusted-types-policy.ts';
import type { SiteHosts } from '../city/site-hosts.ts';
import type { LiveVersion } from '../faults/outcome-counts.ts';

export interface PolicyReportsOptions {
  hosts: Pick<SiteHosts, 'find'>;
  /** Null for a version that is not live. */
  liveVersion: (remote: string, version: string) => LiveVersion | null;
  /** Code of the release has put a string where a checked value belongs. */
  onUntrusted: (release: LiveVersion) => void;
}

const BODY_BYTES = 8_192;
/** A page that does it for everybody says nothing new. */
const PER_MINUTE = 300;
const MINUTE_MS = 60_000;

/** A file of a browser half; what the version may look like the map says. */
const RELEASE_FILE = /\/([a-z][a-z0-9-]{0,39})\/([^/?#]{1,64})\/client\/[^/?#]+\.js$/;

/**
 * POST /telemetry/policy: what browsers report of the policy that only reports. Of a report only the owner of the code is
 * kept: the address of the page and the sample of the text may name a person.
 */
export function policyReports(app: FastifyInstance, options: PolicyReportsOptions): void {
  const { hosts, liveVersion, onUntrusted } = options;
  let until = 0;
  let left = 0;
  const mayCount = () => {
    const now = performance.now();
    if (now >= until) [until, left] = [now + MINUTE_MS, PER_MINUTE];
    left -= 1;
    return left >= 0;
  };
  // The type of these reports is read nowhere else.
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, asJson(String(body)));
    });
    scope.post(POLICY_REPORTS_PATH, { bodyLimit: BODY_BYTES }, async (request, reply) => {
      const host = hosts.find(request.headers.host);
      if (host === null) return reply.code(421).send();
      if (request.headers.origin !== host.asked) return reply.code(403).send();
      const file = sourceOf(request.body);
      if (file === null) return reply.code(422).send();
      const [, remote = '', version = ''] = RELEASE_FILE.exec(file) ?? [];
      const release = liveVersion(remote, version);
      if (release !== null && mayCount()) onUntrusted(release);
      return reply.code(204).send();
    });
    done();
  });
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Address of the script that a report on Trusted Types is about. */
function sourceOf(body: unknown): string | null {
  const { 'csp-report': report } = Object(body) as Record<string, unknown>;
  const { 'effective-directive': directive, 'source-file': file } = Object(report) as Record<string, unknown>;
  if (directive !== 'require-trusted-types-for' && directive !== 'trusted-types') return null;
  return typeof file === 'string' ? (file.split(/[?#]/, 1)[0] ?? '') : '';
}

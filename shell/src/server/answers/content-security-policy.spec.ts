import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { EARLY_CHECK } from '../../app/banners/banner-state.ts';
import { CONSENT_CHECK } from '../../app/consent/consent-check.ts';
import { UNFOLD_LINKED } from '../../app/layouts/unfold-linked.tsx';
import { hashPolicy, noncePolicy, ownPolicy } from './content-security-policy.ts';

/** The scripts of the banner, of the notice and of the link into a page are on the page of any visitor. */
const CHECKS = [EARLY_CHECK, CONSENT_CHECK, UNFOLD_LINKED]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ');

const NOBODY = { releases: [], thirdParties: { scripts: [], others: [] } };
const SOMEBODY = {
  releases: ['https://cdn.example'],
  thirdParties: {
    scripts: ['https://tags.example'],
    others: ['https://tags.example', 'https://static.tags.example'],
  },
};

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the content policy', () => {
  it('lets a page reach nobody but the site', () => {
    for (const policy of [hashPolicy(['abc='], NOBODY), noncePolicy('n', NOBODY)]) {
      expect(policy).not.toContain('http');
      expect(policy).not.toContain('unsafe-eval');
      expect(directives(policy)).toMatchObject({
        'default-src': "'self'",
        'connect-src': "'self'",
        'worker-src': "'self'",
        'frame-src': "'self'",
        'frame-ancestors': "'none'",
        'object-src': "'none'",
      });
    }
    expect(directives(hashPolicy(['abc='], NOBODY))['script-src']).toBe(`'self' 'sha256-abc=' ${CHECKS}`);
    expect(directives(noncePolicy('n', NOBODY))['script-src']).toMatch(/^'nonce-n' .*'strict-dynamic'$/);
  });

  it('names what is configured, each where it is needed', () => {
    const policy = directives(hashPolicy([], SOMEBODY));
    expect(policy['script-src']).toBe(`'self' https://cdn.example https://tags.example ${CHECKS}`);
    const ofOne = directives(noncePolicy('n', SOMEBODY));
    expect(ofOne['script-src']).toBe(`'nonce-n' 'self' https://cdn.example https://tags.example ${CHECKS}`);
    expect(ofOne['connect-src']).toBe(policy['connect-src']);
    // A page on which nothing of others runs names nobody.
    expect(directives(ownPolicy('n', SOMEBODY))['script-src']).toBe(`'nonce-n' ${CHECKS} 'strict-dynamic'`);
    const others = 'https://tags.example https://static.tags.example';
    expect(policy['connect-src']).toBe(`'self' https://cdn.example ${others}`);
    expect(policy['frame-src']).toBe(`'self' ${others}`);
  });
});

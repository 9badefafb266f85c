import type { Faults } from '../faults/faults.ts';
import { impersonal } from '../impersonal.ts';
import { type ErrorReport, sentryEndpoint, sentryEnvelope } from './sentry-envelope.ts';

export interface ErrorCollectorOptions {
  /** Null: nothing is collected. */
  dsn: string | null;
  environment: string;
}

const TIMEOUT_MS = 5_000;
const MINUTE_MS = 60_000;
/** A page or a release that fails for everybody says nothing new. */
const PER_MINUTE = 60;
/** Characters. */
const MESSAGE = 300;
const STACK = 4_000;
const PATH = 300;

/** Hands errors on to a service that speaks Sentry's protocol, a bounded number of them, and waits for nobody. */
export class ErrorCollector {
  readonly #endpoint: { url: string; auth: string } | null;
  readonly #environment: string;
  /** Anybody may report as a browser: that shall leave the server its own. */
  readonly #sent = { browser: { until: 0, left: 0 }, server: { until: 0, left: 0 } };

  constructor({ dsn, environment }: ErrorCollectorOptions) {
    this.#endpoint = dsn === null ? null : sentryEndpoint(dsn);
    this.#environment = environment;
  }

  get isOn(): boolean {
    return this.#endpoint !== null;
  }

  /** Whoever reports, nothing in it that may be a person's goes out. */
  collect({ message, stack, path, ...report }: ErrorReport): void {
    if (this.#endpoint === null || !this.#maySend(report.side)) return;
    const told = {
      ...report,
      message: impersonal(message, MESSAGE),
      stack: impersonal(stack, STACK),
      path: impersonal(path, PATH),
    };
    const { url, auth } = this.#endpoint;
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth },
      body: sentryEnvelope(told, this.#environment),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // The logs have it as well.
    }).catch(() => undefined);
  }

  /** What pages of remotes report of themselves, with what failed handed on. */
  watching(faults: Pick<Faults, 'record'>): Pick<Faults, 'record'> {
    return {
      record: (page) => {
        faults.record(page);
        const { remote, version, outcome, message } = page;
        if (outcome === 'ok') return;
        this.collect({
          level: 'error',
          message: `${remote}@${version} ${outcome}: ${message ?? ''}`,
          stack: '',
          remote,
          path: '',
          side: 'server',
        });
      },
    };
  }

  /** A request that the shell itself could not answer; what a visitor has done wrong is none of it. */
  failed({ url }: { url: string }, error: { message: string; stack?: string; statusCode?: number }): void {
    if ((error.statusCode ?? 500) < 500) return;
    const path = url.split('?', 1)[0] ?? '';
    const { message, stack = '' } = error;
    this.collect({ level: 'error', message, stack, remote: 'shell', path, side: 'server' });
  }

  #maySend(side: ErrorReport['side']): boolean {
    const sent = this.#sent[side];
    const now = performance.now();
    if (now >= sent.until) Object.assign(sent, { until: now + MINUTE_MS, left: PER_MINUTE });
    sent.left -= 1;
    return sent.left >= 0;
  }
}

import { createHmac, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  API_BASE_PATH,
  OBSERVATIONS_SIGNATURE,
  type ShellBar,
  type ShellFailure,
  TELEMETRY_PATHS,
  type Observations,
  type RedirectUse,
} from '@polden/api-contract';
import { messageOf, observationsKey } from '@polden/mfe-release';
import { togetherFailing } from '../faults/failing-releases.ts';
import { OutcomeCounts } from '../faults/outcome-counts.ts';
import type { FromWorker } from './messages.ts';
import { RedirectUses } from '../redirects/redirect-uses.ts';

const SEND_MS = 1_000;
const TIMEOUT_MS = 5_000;
/** The API takes bars as gone after three times as long without a word. */
const TELL_BARS_MS = 60_000;
/** Of an outage of the API: what was seen before is of no use after it. */
const MAX_WAITING = 300;

export interface ObservationsOptions {
  apiOrigin: string;
  environment: string;
  secret: Buffer;
  onProblem: (message: string) => void;
}

interface Seen extends Pick<Observations, 'counts'> {
  barred: ShellBar[] | undefined;
  failing: ShellFailure[] | undefined;
  redirects: RedirectUse[];
}

type SeenMessage = Extract<FromWorker, { type: 'outcomes' | 'failing' | 'redirected' }>;

export function isSeen(message: FromWorker): message is SeenMessage {
  return message.type === 'outcomes' || message.type === 'failing' || message.type === 'redirected';
}

/** Sends what the processes of this shell have seen of releases; a batch that was not taken is sent again as it is. */
export class ObservationsSender {
  readonly counts = new OutcomeCounts();
  readonly redirectUses = new RedirectUses();
  readonly #options: ObservationsOptions;
  readonly #key: Buffer;
  readonly #waiting: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isOut = false;
  #isStopped = false;
  #barred: readonly ShellBar[] = [];
  /** When they are to be told again, by the clock of the process. */
  #tellBarsAt = Infinity;
  /** By process. */
  readonly #failing = new Map<number, readonly ShellFailure[]>();
  /** At the start, too: that this shell is there is told with it. */
  #tellFailingAt = 0;

  constructor(options: ObservationsOptions) {
    this.#options = options;
    this.#key = observationsKey(options.secret);
  }

  start(barred?: readonly ShellBar[]): void {
    if (barred) this.tellBarred(barred);
    this.#timer = setTimeout(() => void this.#tick(), SEND_MS).unref();
  }

  /** All that no process of this shell evaluates any more. */
  tellBarred(barred: readonly ShellBar[]): void {
    this.#barred = barred;
    this.#tellBarsAt = 0;
  }

  /** All that fails in the process just now; nothing does in one that is gone. */
  tellFailing(id: number, failing: readonly ShellFailure[]): void {
    if (JSON.stringify(failing) === JSON.stringify(this.#failing.get(id) ?? [])) return;
    this.#failing.set(id, failing);
    if (failing.length === 0) this.#failing.delete(id);
    this.#tellFailingAt = 0;
  }

  /** What the process has seen. */
  take(id: number, message: SeenMessage): void {
    if (message.type === 'outcomes') this.counts.merge(message.counts);
    else if (message.type === 'redirected') this.redirectUses.merge(message.uses);
    else this.tellFailing(id, message.releases);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #tick(): Promise<void> {
    const counts = this.counts.take();
    const barred = this.#barsToTell();
    const failing = this.#failingToTell();
    const redirects = this.redirectUses.take();
    if (counts.length > 0 || barred || failing || redirects.length > 0)
      this.#waiting.push(JSON.stringify(this.#batch({ counts, barred, failing, redirects })));
    if (this.#waiting.length > MAX_WAITING) this.#waiting.splice(0, this.#waiting.length - MAX_WAITING);
    try {
      for (let [body] = this.#waiting; body !== undefined; [body] = this.#waiting) {
        await this.#send(body);
        this.#waiting.shift();
      }
      this.#isOut = false;
    } catch (error) {
      if (!this.#isOut && !this.#isStopped) this.#options.onProblem(`observations: ${messageOf(error)}`);
      this.#isOut = true;
    }
    if (!this.#isStopped) this.start();
  }

  #barsToTell(): ShellBar[] | undefined {
    if (performance.now() < this.#tellBarsAt) return undefined;
    this.#tellBarsAt = this.#barred.length > 0 ? performance.now() + TELL_BARS_MS : Infinity;
    return [...this.#barred];
  }

  /** Also where nothing fails: of a shell that says nothing for long it is taken that it is gone. */
  #failingToTell(): ShellFailure[] | undefined {
    if (performance.now() < this.#tellFailingAt) return undefined;
    this.#tellFailingAt = performance.now() + TELL_BARS_MS;
    return togetherFailing(this.#failing.values());
  }

  #batch({ counts, barred, failing, redirects }: Seen): Observations {
    return {
      id: randomUUID(),
      environment: this.#options.environment,
      shell: `${hostname()}:${process.pid}`,
      at: new Date().toISOString(),
      counts,
      ...(barred && { barred }),
      ...(failing && { failing }),
      ...(redirects.length > 0 && { redirects }),
    };
  }

  async #send(body: string): Promise<void> {
    const response = await fetch(this.#options.apiOrigin + API_BASE_PATH + TELEMETRY_PATHS.observations, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [OBSERVATIONS_SIGNATURE]: createHmac('sha256', this.#key).update(body).digest('hex'),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // What is refused for good would be refused for ever.
    if (!response.ok && response.status >= 500) throw new Error(`the API answered ${response.status}`);
    if (!response.ok) this.#options.onProblem(`observations were refused with ${response.status}`);
  }
}

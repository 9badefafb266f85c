import type { ReleaseChannelKind, ReleasePin } from '@polden/mfe-contract';
import { messageOf } from '@polden/mfe-release';
import { BarredError } from './barred.ts';
import { BusyHostError } from './busy-host-error.ts';
import type { Faults } from '../faults/faults.ts';

export interface WantedRelease {
  name: string;
  pin: ReleasePin;
  channel: ReleaseChannelKind;
}

export interface LoadFailuresOptions {
  faults: Pick<Faults, 'record' | 'loaded'>;
  onProblem: (message: string) => void;
}

/** Reports releases that do not load: each attempt counts once as an outcome, and each reason is said once. */
export class LoadFailures {
  readonly #options: LoadFailuresOptions;
  readonly #last = new Map<string, unknown>();

  constructor(options: LoadFailuresOptions) {
    this.#options = options;
  }

  loaded({ name, pin }: WantedRelease): void {
    this.#options.faults.loaded(name, pin.version);
  }

  /** The store answers with the same error until it tries again. */
  note({ name, pin, channel }: WantedRelease, error: unknown): void {
    const place = `${name} ${channel}`;
    const last = this.#last.get(place);
    if (last === error) return;
    this.#last.set(place, error);
    const { version } = pin;
    const message = messageOf(error);
    if (channel !== 'preview' && !isNobodysFault(error)) {
      this.#options.faults.record({ remote: name, version, channel, outcome: 'evaluate', message });
    }
    if (String(last) !== String(error)) this.#options.onProblem(`${name}@${version}: ${message}`);
  }
}

/** A machine or a disk that had no time says nothing of the release; what has ended processes was counted when it did. */
function isNobodysFault(error: unknown): boolean {
  if (error instanceof BusyHostError || error instanceof BarredError) return true;
  return error instanceof DOMException && error.name === 'TimeoutError';
}

import { BusyHostError } from '../releases/busy-host-error.ts';
import type { PreflightInput } from '../releases/preflight.ts';
import type { CardWords } from '../seo/card/draw-card.ts';
import type { Answer, FromWorker } from './messages.ts';

interface Waiting {
  resolve: (value: string) => void;
  reject: (error: Error) => void;
}

/** What a serving process has the supervisor do, because it may not itself: start processes, and load native code. */
export class Questions {
  readonly #send: (message: FromWorker) => void;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(send: (message: FromWorker) => void) {
    this.#send = send;
  }

  readonly preflight = async (input: PreflightInput): Promise<void> => {
    await this.#ask((id) => ({ type: 'preflight', id, input }));
  };

  readonly tried = (address: string, isWell: boolean): void => this.#send({ type: 'tried', address, isWell });

  readonly draw = async (words: CardWords): Promise<Buffer> =>
    Buffer.from(await this.#ask((id) => ({ type: 'draw', id, words })), 'base64');

  answer(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.error === null) waiting?.resolve(answer.value);
    else waiting?.reject(answer.isBusy ? new BusyHostError(answer.error) : new Error(answer.error));
  }

  #ask(question: (id: number) => FromWorker): Promise<string> {
    const id = (this.#last += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send(question(id));
    });
  }
}

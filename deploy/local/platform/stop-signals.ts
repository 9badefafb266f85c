import { styleText } from 'node:util';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface StopSignals {
  /** Aborted by the first signal, or when nobody reads what is written any more. */
  signal: AbortSignal;
  /** Resolves then. */
  asked: Promise<void>;
}

/**
 * The first Ctrl-C asks to stop in order, the second calls `force`. A reader that is gone (`npm start | head`, a closed
 * terminal) asks as well: nobody would see what runs on, and an error of writing that nobody takes would end this process
 * without its services.
 */
export function onStopSignals(force: () => void): StopSignals {
  const controller = new AbortController();
  const asked = new Promise<void>((resolve) => {
    const stop = () => {
      controller.abort(new Error('Запуск прерван'));
      resolve();
    };
    const onSignal = () => {
      if (controller.signal.aborted) {
        force();
        process.exit(130);
      }
      process.stdout.write(`\n  ${styleText('dim', 'Останавливаю… (ещё раз Ctrl-C — сразу)')}\n`);
      stop();
    };
    for (const name of SIGNALS) process.on(name, onSignal);
    for (const output of [process.stdout, process.stderr]) output.on('error', stop);
  });
  return { signal: controller.signal, asked };
}

import { styleText } from 'node:util';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface StopSignals {
  /** Aborted by the first signal. */
  signal: AbortSignal;
  /** Resolves at the first signal. */
  asked: Promise<void>;
}

/** The first Ctrl-C asks to stop in order, the second calls `force`. */
export function onStopSignals(force: () => void): StopSignals {
  const controller = new AbortController();
  const asked = new Promise<void>((resolve) => {
    const onSignal = () => {
      if (controller.signal.aborted) {
        force();
        process.exit(130);
      }
      process.stdout.write(`\n  ${styleText('dim', 'Останавливаю… (ещё раз Ctrl-C — сразу)')}\n`);
      controller.abort(new Error('Запуск прерван'));
      resolve();
    };
    for (const name of SIGNALS) process.on(name, onSignal);
  });
  return { signal: controller.signal, asked };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programOnPath } from './program-on-path.ts';

export interface Screen {
  /** For DISPLAY. */
  display: string;
  stop: () => Promise<void>;
}

/** The screen of this session, else one that nobody sees; null where none can be made. */
export async function startScreen(): Promise<Screen | null> {
  const own = process.env['DISPLAY'];
  if (own) return { display: own, stop: () => Promise.resolve() };
  const program = programOnPath('Xvfb');
  if (program === null) return null;
  // It chooses a free number and writes it to this descriptor.
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = server.stdio[3];
  if (!pipe) throw new Error('Xvfb has no descriptor to tell its number');
  const [number] = (await once(pipe, 'data')) as [Buffer];
  return {
    display: `:${number.toString().trim()}`,
    stop: async () => {
      server.kill();
      await once(server, 'exit');
    },
  };
}

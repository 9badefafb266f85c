import { originOf } from '../site/ports.ts';
import type { ServerProcess } from '../site/server-process.ts';
import { startPeer, startShell } from '../site/servers.ts';

/** One way of serving the page. */
export interface Contender {
  id:
    | 'plain'
    | 'plain-live'
    | 'plain-kept'
    | 'monolith'
    | 'federated'
    | 'federated-live'
    | 'federated-cached'
    | 'unpacked'
    | 'unpacked-live';
  title: string;
  url: string;
  /** What is asked for; as browsers do when absent. */
  encodings?: string;
  server: ServerProcess;
}

/** Starts every server. `stop` ends them. */
export async function startContenders(): Promise<{ contenders: Contender[]; stop: () => Promise<void> }> {
  const { api, shell } = await startShell();
  const plain = await startPeer('plain');
  const monolith = await startPeer('monolith');
  return {
    contenders: [
      { id: 'plain', title: 'react-dom/server, data cached', url: `${originOf('plain')}/`, server: plain },
      {
        id: 'plain-live',
        title: 'react-dom/server, three live calls',
        url: `${originOf('plain')}/live`,
        server: plain,
      },
      {
        id: 'plain-kept',
        title: 'react-dom/server, page kept',
        url: `${originOf('plain')}/kept`,
        server: plain,
      },
      {
        id: 'monolith',
        title: 'shell without federation /',
        url: `${originOf('monolith')}/`,
        server: monolith,
      },
      { id: 'federated', title: 'federated shell /', url: `${originOf('shell')}/`, server: shell },
      {
        id: 'federated-live',
        title: 'federated shell /live',
        url: `${originOf('shell')}/live`,
        server: shell,
      },
      {
        id: 'federated-cached',
        title: 'federated shell /cached',
        url: `${originOf('shell')}/cached`,
        server: shell,
      },
      // As the peers send theirs: what is left is the page, and not its packing.
      {
        id: 'unpacked',
        title: 'federated shell /, not packed',
        url: `${originOf('shell')}/`,
        server: shell,
        encodings: 'identity',
      },
      {
        id: 'unpacked-live',
        title: 'federated shell /live, not packed',
        url: `${originOf('shell')}/live`,
        server: shell,
        encodings: 'identity',
      },
    ],
    stop: async () => {
      await Promise.all([shell, plain, monolith, api].map((server) => server.stop()));
    },
  };
}

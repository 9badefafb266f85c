import { type Framework, FRAMEWORKS, startFrameworks } from '../site/frameworks.ts';
import { originOf } from '../site/ports.ts';
import type { ServerProcess } from '../site/server-process.ts';
import { startPeer, startShell } from '../site/servers.ts';
import { assertSamePage } from './same-page.ts';

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
    | 'unpacked-live'
    | Framework
    | `${Framework}-live`
    | `${Framework}-cached`;
  title: string;
  url: string;
  /** What is asked for; as browsers do when absent. */
  encodings?: string;
  server: ServerProcess;
}

const TITLES: Record<Framework, string> = { next: 'Next.js', modern: 'Modern.js, Module Federation' };

/**
 * Starts every server. `stop` ends them. `absent` are the frameworks that `npm run bench:peers` has not built of what is here now.
 * Throws when one of them sends another page.
 */
export async function startContenders(): Promise<{
  contenders: Contender[];
  absent: Framework[];
  stop: () => Promise<void>;
}> {
  const { api, shell } = await startShell();
  const plain = await startPeer('plain');
  const monolith = await startPeer('monolith');
  const frameworks = await startFrameworks();
  const contenders: Contender[] = [
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
    ...[...frameworks].flatMap(([id, [server]]) => frameworkPages(id, server)),
  ];
  const stop = async () => {
    const servers = [shell, plain, monolith, api, ...[...frameworks.values()].flat()];
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
    await assertSamePage(contenders);
  } catch (error) {
    await stop();
    throw error;
  }
  return { contenders, absent: FRAMEWORKS.filter((name) => !frameworks.has(name)), stop };
}

/** Not packed either: Next.js would pack each page with gzip, Modern.js packs none. */
function frameworkPages(id: Framework, server: ServerProcess): Contender[] {
  const page = { server, encodings: 'identity' };
  const [title, origin] = [TITLES[id], originOf(id)];
  return [
    { id, title: `${title} /`, url: `${origin}/`, ...page },
    { id: `${id}-live`, title: `${title} /live`, url: `${origin}/live`, ...page },
    { id: `${id}-cached`, title: `${title} /cached`, url: `${origin}/cached`, ...page },
  ];
}

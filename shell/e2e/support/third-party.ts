import { startLocalServer } from './local-server.ts';

/** Somebody else's server, with a script that says in the page that it has run. */
export interface ThirdParty {
  origin: string;
  /** Paths that were asked for. */
  asked: string[];
  stop: () => Promise<void>;
}

export async function startThirdParty(): Promise<ThirdParty> {
  const asked: string[] = [];
  const { port, stop } = await startLocalServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    response.setHeader('access-control-allow-origin', '*');
    if (path === '/manifest.json')
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ scripts: ['/chat.js'] }));
    response.writeHead(200, { 'content-type': 'text/javascript' });
    if (path === '/chat.js')
      return response.end(
        `const chat = document.createElement('button'); chat.textContent = 'Чат'; chat.dataset.chat = '';
         document.body.append(chat);`,
      );
    return response.end(`(window.ran ??= []).push(${JSON.stringify(path)});`);
  });
  return { origin: `http://127.0.0.1:${port}`, asked, stop };
}

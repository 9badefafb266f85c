import { preinit } from 'react-dom';
import { pagePlan } from '../document/page-plan.ts';
import type { Asset, ShellAssets } from '../document/shell-assets.ts';
import { StaticTree } from '../document/static-tree.tsx';
import type { QueriedPage } from '../query/query-page.ts';
import { renderWhole } from '../rendering/buffer-page.ts';
import { FRAME_SCRIPT } from './frame-script.ts';

/** The document in a frame: the page as the server renders it, and one script, which is the shell's. Without `assets` it has no styles. */
export function renderFramed(page: QueriedPage, assets: ShellAssets | null): Promise<string> {
  return renderWhole(<FramedDocument page={page} assets={assets} />, {
    bootstrapScriptContent: FRAME_SCRIPT,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
}

function FramedDocument({ page, assets }: { page: QueriedPage; assets: ShellAssets | null }) {
  if (assets) {
    const { layout, remotes } = pagePlan(page, assets).styles;
    for (const style of [...assets.styles, ...layout]) bringStyle(style, 'shell');
    for (const style of remotes) bringStyle(style, 'remote');
  }
  const { pathname, search } = page.context.location;
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        {/* A link leads on from the whole page. */}
        <base href={pathname + search} target="_top" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body>
        <StaticTree context={page.context} />
      </body>
    </html>
  );
}

function bringStyle({ href, integrity }: Asset, precedence: string): void {
  preinit(href, { as: 'style', precedence, crossOrigin: 'anonymous', ...(integrity ? { integrity } : {}) });
}

import type { ReactNode } from 'react';
import { preinit, preload } from 'react-dom';
import type { RenderToPipeableStreamOptions } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import textFont from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2';
import { Document } from '../../app/document.tsx';
import { hydrationData } from './hydration-data.ts';
import { pagePlan, type PagePlan } from './page-plan.ts';
import type { QueriedPage } from './query-page.ts';
import type { Asset, ShellAssets } from './shell-assets.ts';

export interface PageDocument {
  element: ReactNode;
  options: Pick<
    RenderToPipeableStreamOptions,
    'bootstrapScriptContent' | 'bootstrapScripts' | 'nonce' | 'progressiveChunkSize'
  >;
}

/** The document of a queried page with exactly the scripts and styles that its routes need. */
export function pageDocument(page: QueriedPage, assets: ShellAssets, nonce?: string): PageDocument {
  const { context } = page;
  const plan = pagePlan(page);
  const withNonce = nonce === undefined ? {} : { nonce };
  return {
    element: <Page {...withNonce} context={context} plan={plan} assets={assets} />,
    options: {
      ...withNonce,
      // With its default React sends the fallback first on pages over some 60 kB, even to robots.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      bootstrapScriptContent: `${plan.boot};window.__staticRouterHydrationData=${hydrationData(context)}`,
      bootstrapScripts: assets.scripts.map(({ href, integrity }) => ({
        src: href,
        integrity,
        crossOrigin: 'anonymous',
      })),
    },
  };
}

interface PageProps {
  context: StaticHandlerContext;
  plan: PagePlan;
  assets: ShellAssets;
  nonce?: string;
}

/** One function for all requests: a component made anew for each would keep V8 from ever optimising React's renderer. */
function Page({ context, plan, assets, ...withNonce }: PageProps) {
  for (const style of assets.styles)
    preinit(style.href, { as: 'style', precedence: 'shell', ...cors(style) });
  for (const style of plan.styles) preinit(style.href, { as: 'style', precedence: 'remote', ...cors(style) });
  if (plan.textFont) preload(textFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  for (const script of plan.scripts)
    preload(script.href, { as: 'script', fetchPriority: 'high', ...withNonce, ...cors(script) });
  // The matches carry their routes; the tree around them is not rendered.
  const router = createStaticRouter([], context);
  return (
    <Document>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Document>
  );
}

/** A development server's files have no hash. */
function cors({ integrity }: Asset) {
  return { ...(integrity ? { integrity } : {}), crossOrigin: 'anonymous' } as const;
}

import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { RenderToPipeableStreamOptions } from 'react-dom/server';
import type { StaticHandlerContext } from 'react-router-dom';
import figuresFont from '@polden/ui/fonts/golos-figures.woff2';
import roubleFont from '@polden/ui/fonts/golos-rouble.woff2';
import latinFont from '@polden/ui/fonts/golos-letters.woff2';
import russianFont from '@polden/ui/fonts/golos-russian.woff2';
import type { Boot, ShellCity, ShellData } from '@polden/mfe-contract';
import { META_SUBDOMAIN } from '@polden/reference-data';
import { SHELL_ROUTE_ID } from '../../../app/compose.tsx';
import { Document } from '../../../app/document.tsx';
import { DocumentRequest } from '../../../app/errors/document-request.ts';
import { nameStyles } from './name-styles.ts';
import { hydrationData } from './hydration-data.ts';
import { StaticTree } from './static-tree.tsx';
import { bootScript, pagePlan, type PagePlan } from './page-plan.ts';
import type { Personal } from '../query/personal.ts';
import type { QueriedPage } from '../query/query-page.ts';
import { cors, type ShellAssets } from './shell-assets.ts';
import type { TextParts } from './text-parts.ts';

export interface PageDocument {
  element: ReactNode;
  /** The inline script at its end. */
  script: TextParts;
  options: Pick<RenderToPipeableStreamOptions, 'progressiveChunkSize'> & { nonce?: string };
}

/** The document of a queried page with exactly the scripts and styles that its routes need. */
export function pageDocument(page: QueriedPage, assets: ShellAssets, personal?: Personal): PageDocument {
  const { context } = page;
  const plan = pagePlan(page, assets);
  const withNonce = personal === undefined ? {} : { nonce: personal.nonce };
  return {
    element: <Page {...{ context, plan, assets, withNonce }} requestId={personal?.requestId ?? null} />,
    script: [
      ...bootScript(plan, { ...cityOf(context), services: assets.services }, personal),
      ';window.__staticRouterHydrationData=',
      ...hydrationData(context),
    ],
    // With its default React sends the fallback first on pages over some 60 kB, even to robots.
    options: { ...withNonce, progressiveChunkSize: Number.POSITIVE_INFINITY },
  };
}

interface PageProps {
  context: StaticHandlerContext;
  plan: PagePlan;
  assets: ShellAssets;
  /** Of the answer; null for a page that is kept. */
  requestId: string | null;
  /** Of the answer; none on a page that is kept. */
  withNonce: { nonce?: string };
}

/** One function for all requests: a component made anew for each would keep V8 from ever optimising React's renderer. */
function Page({ context, plan, assets, requestId, withNonce }: PageProps) {
  nameStyles(assets.styles, 'shell');
  nameStyles(plan.styles.layout, 'shell');
  nameStyles(plan.styles.remotes, 'remote');
  // They start when the page is on the screen; until then they stand in nobody's way.
  for (const script of plan.scripts)
    preload(script.href, { as: 'script', fetchPriority: 'low', ...cors(script), ...withNonce });
  if (plan.textFont) {
    const fonts = [russianFont, figuresFont, roubleFont, ...(plan.latinFont ? [latinFont] : [])];
    for (const font of fonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <DocumentRequest value={{ id: requestId, locationKey: context.location.key }}>
      <Document>
        <StaticTree context={context} />
      </Document>
    </DocumentRequest>
  );
}

/** What the browser knows of the city that the site is for. */
function cityOf({ loaderData }: StaticHandlerContext): Pick<Boot, 'city' | 'internal'> {
  const data = loaderData as Record<string, ShellData | undefined>;
  const { alias = META_SUBDOMAIN, internal }: Partial<ShellCity> = data[SHELL_ROUTE_ID]?.city ?? {};
  return { city: alias, ...(internal && { internal }) };
}

import path from 'node:path';
import type { ShellData } from '@polden/mfe-contract';
import type { FastifyInstance } from 'fastify';
import { MANIFEST_PATH, SITE_ICONS, THEME_COLOURS } from '../app/site-icons.ts';

const DAY_S = 86_400;

/** What browsers and systems ask for at fixed addresses: the sign, and how the site is called on a home screen. */
export function siteIcons(
  app: FastifyInstance,
  brand: () => Pick<ShellData['brand'], 'name' | 'tagline'>,
): void {
  app.get('/favicon.ico', (_request, reply) =>
    reply.sendFile(path.posix.basename(SITE_ICONS.ico), { maxAge: DAY_S * 1_000, immutable: false }),
  );
  app.get(MANIFEST_PATH, (_request, reply) => {
    const { name, tagline } = brand();
    return reply
      .header('cache-control', `public, max-age=${DAY_S}`)
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify({
          name: tagline ? `${name}. ${tagline}` : name,
          short_name: name,
          lang: 'ru',
          start_url: '/',
          display: 'minimal-ui',
          background_color: THEME_COLOURS.light,
          theme_color: THEME_COLOURS.light,
          icons: [
            { src: SITE_ICONS.svg, type: 'image/svg+xml', sizes: 'any' },
            { src: SITE_ICONS.small, type: 'image/png', sizes: '192x192' },
            { src: SITE_ICONS.large, type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
          ],
        }),
      );
  });
}

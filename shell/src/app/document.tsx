import type { ReactNode } from 'react';
import { MANIFEST_PATH, SITE_ICONS, THEME_COLOURS } from './site-icons.ts';

/** The whole document: rendered by the server and hydrated by the browser with the very same tree. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={THEME_COLOURS.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={THEME_COLOURS.dark} media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href={SITE_ICONS.ico} sizes="48x48" />
        {/* In the page itself: a tab asks for no file to draw it. */}
        <link rel="icon" href={SITE_ICONS.inline} type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href={SITE_ICONS.touch} />
        <link rel="manifest" href={MANIFEST_PATH} />
      </head>
      <body>{children}</body>
    </html>
  );
}

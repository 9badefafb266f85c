import type { ReactNode } from 'react';
import favicon from '@polden/ui/assets/favicon.svg';
import touchIcon from '@polden/ui/assets/apple-touch-icon.png';

/** The whole document: rendered by the server and hydrated by the browser with the very same tree. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIcon} />
      </head>
      <body>{children}</body>
    </html>
  );
}

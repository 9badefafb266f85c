import { Landing } from '@polden/bench-landing-remote/src/landing/landing.tsx';
import type { LandingData } from '@polden/bench-landing-remote/src/landing/landing-data.ts';

declare global {
  interface Window {
    __PAGE__: { data: LandingData; style: string };
  }
}

/** The whole document: the page and its style, nothing of the platform. */
export function PlainDocument({ data, style }: Window['__PAGE__']) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={style} />
      </head>
      <body>
        <Landing {...data} />
      </body>
    </html>
  );
}

import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ControlsGallery } from './controls-gallery.tsx';
import { FirstScreen } from './first-screen.tsx';
import { FormGallery } from './form-gallery.tsx';
import { IllustrationGallery } from './illustration-gallery.tsx';
import { ReadingGallery } from './reading-gallery.tsx';
import { TokenGallery } from './token-gallery.tsx';

/** Every component with every state that can be shown standing still. */
export function GalleryDocument() {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Полдень — галерея</title>
        <link rel="icon" href="../../assets/favicon.svg" />
        <link rel="stylesheet" href="gallery.css" />
        <script defer src="gallery.js" />
      </head>
      <body>
        <RouterProvider router={createMemoryRouter([{ path: '*', Component: Gallery }])} />
      </body>
    </html>
  );
}

function Gallery() {
  return (
    <main>
      <FirstScreen />
      <TokenGallery />
      <ControlsGallery />
      <FormGallery />
      <ReadingGallery />
      <IllustrationGallery />
    </main>
  );
}

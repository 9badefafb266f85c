import { renderToString } from 'react-dom/server';
import { GalleryDocument } from './document.tsx';

export function render(): string {
  return `<!doctype html>${renderToString(<GalleryDocument />)}`;
}

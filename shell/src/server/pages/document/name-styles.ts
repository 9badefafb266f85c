import { preinit } from 'react-dom';
import { provideErrorStyles } from '../../../app/errors/error-parts.tsx';
import { ERRORS_CHUNK } from '../../../app/parts/site-parts.ts';
import { cors, isStyle, type Asset, type ShellAssets } from './shell-assets.ts';

/** Names styles in the head of the document that is being rendered: those of remotes stand after the shell's. */
export function nameStyles(styles: readonly Asset[], precedence: 'shell' | 'remote'): void {
  for (const style of styles) preinit(style.href, { as: 'style', precedence, ...cors(style) });
}

/** Called once: a page that stands in place of another names its styles wherever the rendering of a document meets it. */
export function nameStylesOfErrors({ parts }: ShellAssets): void {
  const styles = (parts[ERRORS_CHUNK] ?? []).filter(isStyle);
  provideErrorStyles(() => nameStyles(styles, 'shell'));
}

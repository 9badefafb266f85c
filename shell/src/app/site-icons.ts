import ico from '@polden/ui/assets/favicon.ico';
import svg from '@polden/ui/assets/favicon.svg';
import inlineSvg from '@polden/ui/assets/favicon.svg?inline';
import touch from '@polden/ui/assets/apple-touch-icon.png';
import small from '@polden/ui/assets/icon-192.png';
import large from '@polden/ui/assets/icon-512.png';

/** Addresses of the sign in every form that a browser or a system asks for; `inline` is the sign itself. */
export const SITE_ICONS = { ico, svg, inline: inlineSvg, touch, small, large };

/** Colour of what a browser draws around the page: that of the page's own ground. */
export const THEME_COLOURS = { light: '#faf7f0', dark: '#0f2422' };

export const MANIFEST_PATH = '/manifest.webmanifest';

import sanitize from 'sanitize-html';
import { SVG_ATTRIBUTES, SVG_DROPPED_WHOLE, SVG_FUNCTIONS, SVG_TAGS } from './svg-allowed.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const MAX_DEPTH = 100;

/** Declarations, comments and a document type with its entities. */
const PROLOG = /^(?:\s+|\uFEFF|<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)*/iu;
const IN_THE_SAME_DRAWING = /^#[\w.:-]+$/u;
const PIXELS = /^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=\s]+$/u;
const INNER_URL = /url\(\s*(['"]?)#[\w.:-]+\1\s*\)/giu;
/** Ends the text, writes a character so that it does not look like itself, or brings another file. */
const NEVER_IN_STYLES = /[<&\\@]|javascript:|-moz-binding|behavior/iu;

const options: sanitize.IOptions = {
  allowedTags: SVG_TAGS,
  allowedAttributes: { '*': SVG_ATTRIBUTES },
  nonTextTags: SVG_DROPPED_WHOLE,
  disallowedTagsMode: 'discard',
  // Only to keep the warning quiet: what styles say is checked below.
  allowVulnerableTags: true,
  // Addresses are checked below, more strictly.
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  nestingLimit: MAX_DEPTH,
  parser: { xmlMode: true, decodeEntities: true },
  transformTags: {
    '*': (tagName, attributes) => ({ tagName, attribs: safeAttributes(tagName, attributes) }),
  },
  exclusiveFilter: ({ tag, text }) => tag === 'style' && !isSafeStyle(text),
};

/**
 * The drawing written anew, with nothing that could run, load or lead anywhere; null for what is no SVG. Comments,
 * document types and unknown namespaces are left out as well.
 */
export function cleanSvg(text: string): string | null {
  const root = text.replace(PROLOG, '');
  if (!/^<svg[\s>]/u.test(root)) return null;
  const clean = sanitize(root, options).trim();
  if (!clean.endsWith('</svg>')) return null;
  // What reads otherwise the second time could read otherwise in a browser.
  return sanitize(clean, options).trim() === clean ? clean : null;
}

function safeAttributes(tag: string, attributes: sanitize.Attributes): sanitize.Attributes {
  const safe = Object.entries(attributes).filter(([name, value]) => isSafeAttribute(tag, name, value));
  const namespaces = tag === 'svg' ? { xmlns: SVG, 'xmlns:xlink': XLINK } : {};
  return { ...namespaces, ...Object.fromEntries(safe) };
}

function isSafeAttribute(tag: string, name: string, value: string): boolean {
  // An attribute without a value is no XML; namespaces are ours.
  if (value === '' || name.startsWith('xmlns')) return false;
  if (name === 'href' || name === 'xlink:href') {
    return IN_THE_SAME_DRAWING.test(value) || (tag === 'image' && PIXELS.test(value));
  }
  return isSafeStyle(value);
}

function isSafeStyle(text: string): boolean {
  if (NEVER_IN_STYLES.test(text)) return false;
  const calls = text.replace(INNER_URL, '').matchAll(/(?<=([\w-]*)\s*)\(/gu);
  return [...calls].every(([, name = '']) => name !== 'url' && SVG_FUNCTIONS.has(name.toLowerCase()));
}

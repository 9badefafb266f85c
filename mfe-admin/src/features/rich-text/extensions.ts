import { RICH_TEXT_HEADINGS } from '@polden/content-model';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedLink } from './link-address.ts';
import { Calculator, Callout, Figure, FileBlock, Film } from './nodes/blocks.ts';
import { Link, Subscript, Superscript } from './nodes/marks.ts';
import { OwnCopy } from './own-copy.ts';

/** What an article may hold, and nothing that the server would drop. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [...RICH_TEXT_HEADINGS] },
    code: false,
    codeBlock: false,
    underline: false,
    // An untouched article must not count as changed.
    trailingNode: false,
    link: false,
  }),
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: isAllowedLink,
  }),
  TableKit.configure({ table: { resizable: false } }),
  Superscript,
  Subscript,
  Callout,
  Figure,
  FileBlock,
  Film,
  Calculator,
  OwnCopy,
];

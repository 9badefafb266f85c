import { RICH_TEXT_HEADINGS } from '@polden/content-model';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedLink } from './link-address.ts';

/** What an article may hold, and nothing that the server would drop. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [...RICH_TEXT_HEADINGS] },
    code: false,
    codeBlock: false,
    underline: false,
    // An untouched article must not count as changed.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: isAllowedLink,
    },
  }),
];

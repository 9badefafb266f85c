import { Mark, PasteRule } from '@tiptap/core';
import { Link as AnyLink } from '@tiptap/extension-link';
import { BARE_MAIL, BARE_PHONE, toLinkAddress } from '../link-address.ts';

/** Raised: m², the number of a footnote. */
export const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

/** Lowered: CO₂. */
export const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});

/** Bare addresses, mail addresses and phones of what is pasted become links; the words of a link may look like an address and lead elsewhere. */
export const Link = AnyLink.extend({
  // What is typed after a link is no part of it.
  inclusive: () => false,
  addPasteRules() {
    const addresses = (this.parent?.() ?? []).map(({ find }) => find);
    return [...addresses, BARE_MAIL, BARE_PHONE].map(
      (find) =>
        new PasteRule({
          find,
          handler: ({ state: { doc, tr }, range: { from, to }, match: [text] }) => {
            const href = toLinkAddress(text);
            if (href !== null && !doc.rangeHasMark(from, to, this.type))
              tr.addMark(from, to, this.type.create({ href }));
          },
        }),
    );
  },
});

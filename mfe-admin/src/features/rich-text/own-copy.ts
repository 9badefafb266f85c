import { Extension } from '@tiptap/core';
import { DOMSerializer, type Fragment, type Schema } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';

const MARK = 'data-polden-text';

/** Copied out of one of our texts: it is a document already. Other editors of this kind have blocks of their own. */
export function isOwnCopy(html: string): boolean {
  return html.includes(MARK);
}

/** Marks what is copied, so that it is known when it is pasted. */
export const OwnCopy = Extension.create({
  name: 'ownCopy',
  addProseMirrorPlugins() {
    return [new Plugin({ props: { clipboardSerializer: new MarkingSerializer(this.editor.schema) } })];
  },
});

class MarkingSerializer extends DOMSerializer {
  constructor(schema: Schema) {
    const { nodes, marks } = DOMSerializer.fromSchema(schema);
    super(nodes, marks);
  }

  override serializeFragment(
    fragment: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const copied = super.serializeFragment(fragment, options, target);
    // It is called for what is within as well, which has a target.
    if (!target) copied.firstElementChild?.setAttribute(MARK, '');
    return copied;
  }
}

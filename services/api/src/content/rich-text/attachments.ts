import type {
  FigureAttrs,
  FileAttrs,
  FilmAttrs,
  RichTextDocument,
  RichTextNode,
} from '@polden/content-model';

interface Attachments {
  pictures: FigureAttrs[];
  files: FileAttrs[];
  films: FilmAttrs[];
}

/** What a document that went through `normaliseRichText` shows of the library and of other items. */
export function attachmentsOf({ content }: RichTextDocument): Attachments {
  const nodes = content.flatMap(withInner);
  const attrsOf = <Attrs>(type: string): Attrs[] =>
    nodes.flatMap((node) => (node.type === type ? [node.attrs as unknown as Attrs] : []));
  return {
    pictures: attrsOf<FigureAttrs>('figure'),
    files: attrsOf<FileAttrs>('file'),
    films: attrsOf<FilmAttrs>('film'),
  };
}

function withInner(node: RichTextNode): RichTextNode[] {
  return [node, ...(node.content ?? []).flatMap(withInner)];
}

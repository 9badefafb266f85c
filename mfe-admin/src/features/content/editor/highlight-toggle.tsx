import { Checkbox } from '@polden/ui';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { useHighlighting } from '../use-highlighting.ts';

export interface HighlightToggleProps {
  item: ContentItem;
  onItem: (item: ContentItem) => void;
}

/** Puts the article among those that open the blog, at once. */
export function HighlightToggle({ item, onItem }: HighlightToggleProps) {
  const { type, api } = useAdminType();
  const may = useRights();
  const changing = useHighlighting();
  const among = item.highlight !== null;
  const mayChange = among || item.state !== 'draft';
  if (!type.highlights || !mayChange || !may(among ? 'highlightRemove' : 'highlightAdd')) return null;
  const { words } = type.highlights;
  // The list that the server answers with may lack the article; its version has grown all the same.
  const change = async () => {
    await changing.mutateAsync({ id: item.id, change: among ? 'remove' : 'add' });
    onItem(await api.item(item.id));
  };
  return (
    <Checkbox
      name="highlight"
      label={among ? `${words.among}, место ${item.highlight}` : words.among}
      checked={among}
      // A failure has become a toast already.
      onChange={() => void change().catch(() => undefined)}
    />
  );
}

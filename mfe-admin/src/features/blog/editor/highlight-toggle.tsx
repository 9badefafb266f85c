import type { BlogPostItem } from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { Checkbox } from '@polden/ui';
import { useMay } from '../../session/use-may.ts';
import { blogApi } from '../blog.api.ts';
import { useHighlighting } from '../use-highlighting.ts';

export interface HighlightToggleProps {
  item: BlogPostItem;
  onItem: (item: BlogPostItem) => void;
}

/** Puts the article among those that open the blog, at once. */
export function HighlightToggle({ item, onItem }: HighlightToggleProps) {
  const mayOrder = useMay(blogPost.actions.order);
  const changing = useHighlighting();
  if (!mayOrder) return null;
  const among = item.highlight !== null;
  // The list that the server answers with may lack the article; its version has grown all the same.
  const change = async () => {
    await changing.mutateAsync({ id: item.id, change: among ? 'remove' : 'add' });
    onItem(await blogApi.item(item.id));
  };
  return (
    <Checkbox
      name="highlight"
      label={among ? `В главном, место ${item.highlight}` : 'В главном'}
      checked={among}
      disabled={changing.isPending}
      // A failure has become a toast already.
      onChange={() => void change().catch(() => undefined)}
    />
  );
}

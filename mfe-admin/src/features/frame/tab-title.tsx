import { documentTitle } from '@polden/ru';
import { useShellData } from '@polden/ui';

/** What the browser's tab says of a page for staff. */
export function TabTitle({ title }: { title: string }) {
  return <title>{documentTitle(title, useShellData().brand.name)}</title>;
}

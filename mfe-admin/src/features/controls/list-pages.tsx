import { Pagination, type PaginationProps } from '@polden/ui';
import { PastTheEnd } from './past-the-end.tsx';

/** Pages of a list; behind its end, the way back. */
export function ListPages(props: PaginationProps) {
  return (
    <>
      <PastTheEnd {...props} />
      <Pagination {...props} />
    </>
  );
}

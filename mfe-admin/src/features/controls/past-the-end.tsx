import { Link } from 'react-router-dom';

export interface PastTheEndProps {
  page: number;
  pageCount: number;
  /** Address of a page. */
  to: (page: number) => string | { search: string };
}

/** A list has become shorter than its address says. */
export function isPastTheEnd({ page, pageCount }: Pick<PastTheEndProps, 'page' | 'pageCount'>): boolean {
  return pageCount > 0 && page > pageCount;
}

/** The way from behind the end of a list to its last page; nothing on a page that is there. */
export function PastTheEnd({ page, pageCount, to }: PastTheEndProps) {
  if (!isPastTheEnd({ page, pageCount })) return null;
  return (
    <p>
      Такой страницы уже нет. <Link to={to(pageCount)}>Показать последнюю, {pageCount}</Link>
    </p>
  );
}

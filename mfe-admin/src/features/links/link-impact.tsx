import { LINK_RIGHTS, type LinkImpact as Impact } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { Button, Notice } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminType } from '../content-types/admin-type.tsx';
import type { ContentItem } from '../content-types/content.api.ts';
import { useMay } from '../session/use-may.ts';
import { LINK_KEYS, linksApi } from './links.api.ts';
import { LinkPlaces } from './link-places.tsx';
import { MendDialog } from './mend-dialog.tsx';
import css from './links.module.css';

/** What leads to the page of an item; undefined while it is not known, or is no business of this person. */
export function useLinkImpact(id: number | null): Impact | undefined {
  const { type } = useAdminType();
  const mayLook = useMay(LINK_RIGHTS.impact);
  const { data } = useQuery({
    queryKey: LINK_KEYS.impact(type.name, id ?? 0),
    queryFn: ({ signal }) => linksApi.impact(type.name, id ?? 0, signal),
    enabled: mayLook && id !== null && (type.page !== null || type.name === 'media-video'),
    meta: { shownInPlace: [404] },
  });
  return data;
}

/** «3 ссылки» */
export function countOfLinks(count: number): string {
  return `${count} ${plural(count, { single: 'ссылка', more: 'ссылки', many: 'ссылок' })}`;
}

/** Beside the form: which links lead here, and what to do with them when the page is hidden. */
export function LinkImpact({ item }: { item: ContentItem }) {
  const impact = useLinkImpact(item.id);
  const mayMend = useMay(LINK_RIGHTS.mend);
  const [isMending, setIsMending] = useState(false);
  if (!impact || impact.address === null || impact.places.length === 0) return null;
  const { address, places } = impact;
  const mend = mayMend && (
    <Button variant="secondary" onClick={() => setIsMending(true)}>
      Исправить ссылки
    </Button>
  );
  return (
    <section className={css.impact} aria-label="Ссылки на эту страницу">
      {item.state === 'published' ? (
        <details>
          <summary>Сюда ведёт {countOfLinks(places.length)}</summary>
          <LinkPlaces places={places} />
        </details>
      ) : (
        <Notice
          tone="warning"
          title={`На сайте этой страницы нет, а на неё ведёт ${countOfLinks(places.length)}`}
        >
          <LinkPlaces places={places} />
          {mend}
        </Notice>
      )}
      {isMending && (
        <MendDialog address={address} places={places} guess="" onClose={() => setIsMending(false)} />
      )}
    </section>
  );
}

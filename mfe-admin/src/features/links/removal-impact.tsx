import { actionsOf, redirect } from '@polden/content-model';
import { Notice, TextField } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { reportFailure } from '../calls/report-failure.ts';
import { expectAdminType } from '../content-types/admin-type.tsx';
import { useMay } from '../session/use-may.ts';
import { AddressPicker } from './address-picker.tsx';
import { countOfLinks, useLinkImpact } from './link-impact.tsx';
import { LinkPlaces } from './link-places.tsx';
import { LINK_KEYS } from './links.api.ts';

/** What a removal breaks, and where visitors of the page are to be led instead. */
export function useRemovalImpact(id: number): { note: ReactNode; afterRemoval: () => Promise<void> } {
  const impact = useLinkImpact(id);
  const mayRedirect = useMay(actionsOf(redirect).add);
  const queryClient = useQueryClient();
  const [target, setTarget] = useState('');
  const address = impact?.address ?? null;
  const places = impact?.places ?? [];

  async function afterRemoval(): Promise<void> {
    const to = target.trim();
    if (address !== null && to !== '') {
      const { api } = expectAdminType(redirect.name);
      try {
        await api.add({ path: address, target: to, code: '301', comment: 'Страницы больше нет' });
        await queryClient.invalidateQueries({ queryKey: api.keys.lists });
      } catch (error) {
        reportFailure(error, { failure: 'Запись удалена, но перенаправления нет.' });
      }
    }
    await queryClient.invalidateQueries({ queryKey: LINK_KEYS.all });
  }

  const note = address !== null && (
    <>
      {places.length > 0 && (
        <Notice tone="warning" title={`На эту страницу ведёт ${countOfLinks(places.length)}`}>
          <LinkPlaces places={places} />
        </Notice>
      )}
      {mayRedirect && (
        <>
          <TextField
            label="Куда вести тех, кто откроет старый адрес"
            name="redirect"
            inputMode="url"
            autoComplete="off"
            hint="Можно оставить пустым: тогда по старому адресу будет сказано, что страницы больше нет"
            value={target}
            onChange={setTarget}
          />
          <AddressPicker onPick={setTarget} />
        </>
      )}
    </>
  );
  return { note, afterRemoval };
}

import { REDIRECT_TOOL_RIGHTS } from '@polden/api-contract';
import { actionsOf, redirect } from '@polden/content-model';
import { Notice, TextField } from '@polden/ui';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { reportFailure } from '../calls/report-failure.ts';
import { expectAdminType, useAdminType } from '../content-types/admin-type.tsx';
import { useMay } from '../session/use-may.ts';
import { checkRedirect } from './redirect-check.api.ts';
import { AddressPicker } from './address-picker.tsx';
import { AddressWarning } from './address-warning.tsx';
import { countOfLinks, useLinkImpact } from './link-impact.tsx';
import { LinkPlaces } from './link-places.tsx';
import { LINK_KEYS } from './links.api.ts';

interface RemovalImpact {
  note: ReactNode;
  /** Whether visitors can be led where it was typed; else it is said at the field. Throws HttpError. */
  mayLead: () => Promise<boolean>;
  afterRemoval: () => Promise<void>;
  /** What is known of links and redirects, anew: a page that comes back takes the redirect away from its address. */
  renew: () => Promise<void>;
}

/** What a removal breaks, and where visitors of the page are to be led instead. */
export function useRemovalImpact(id: number): RemovalImpact {
  const { type } = useAdminType();
  const impact = useLinkImpact(id);
  const mayRedirect = useMay(actionsOf(redirect).add);
  const mayCheck = useMay(REDIRECT_TOOL_RIGHTS.check);
  const queryClient = useQueryClient();
  const fieldId = useId();
  const [target, setTarget] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const address = impact?.address ?? null;
  const places = impact?.places ?? [];

  function choose(to: string): void {
    setTarget(to);
    setRefusal(null);
  }

  // Before the page is gone: afterwards there would be nowhere left to say it.
  async function mayLead(): Promise<boolean> {
    const to = target.trim();
    if (address === null || to === '' || !mayCheck) return true;
    const answer = await checkRedirect({ path: address, target: to, id: null });
    const wrong = answer.target ?? answer.path;
    setRefusal(wrong);
    if (wrong !== null) document.getElementById(fieldId)?.focus();
    return wrong === null;
  }

  async function afterRemoval(): Promise<void> {
    const to = target.trim();
    if (address !== null && to !== '') {
      const { api } = expectAdminType(redirect.name);
      try {
        await api.add({ path: address, target: to, code: '301', comment: 'Страницы больше нет' });
      } catch (error) {
        reportFailure(error, { failure: 'Запись удалена, но перенаправления нет.' });
      }
    }
    await renewRedirects();
    // The form of the item may still be shown: what leads to a page that is gone nobody can be asked before it is back.
    const own = LINK_KEYS.impact(type.name, id);
    await queryClient.invalidateQueries({ queryKey: own, refetchType: 'none' });
    await queryClient.invalidateQueries({
      queryKey: LINK_KEYS.all,
      predicate: ({ queryHash }) => queryHash !== hashKey(own),
    });
  }

  async function renew(): Promise<void> {
    await renewRedirects();
    await queryClient.invalidateQueries({ queryKey: LINK_KEYS.all });
  }

  function renewRedirects(): Promise<void> {
    return queryClient.invalidateQueries({ queryKey: expectAdminType(redirect.name).api.keys.lists });
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
            id={fieldId}
            label="Куда вести тех, кто откроет старый адрес"
            name="redirect"
            inputMode="url"
            autoComplete="off"
            hint="Можно оставить пустым: тогда по старому адресу будет сказано, что страницы больше нет"
            value={target}
            error={refusal ?? undefined}
            onChange={choose}
          />
          <AddressWarning address={target} />
          <AddressPicker onPick={choose} />
        </>
      )}
    </>
  );
  return { note, mayLead, afterRemoval, renew };
}

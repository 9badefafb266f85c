import { LINK_RIGHTS } from '@polden/api-contract';
import { useDebounced } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../session/use-may.ts';
import { LINK_KEYS, linksApi } from './links.api.ts';
import { problemOf } from './link-words.ts';
import css from './links.module.css';

const PAUSE_MS = 600;

/** Says under a field where its address leads nowhere; it may be saved all the same. */
export function AddressWarning({ address }: { address: string }) {
  const mayLook = useMay(LINK_RIGHTS.judge);
  const asked = useDebounced(address.trim(), PAUSE_MS);
  const { data } = useQuery({
    queryKey: LINK_KEYS.judged([asked]),
    queryFn: ({ signal }) => linksApi.judge([asked], signal),
    enabled: mayLook && asked !== '',
    meta: { shownInPlace: [422] },
  });
  const [wrong] = asked === '' ? [] : (data ?? []);
  return (
    <p role="status" className={css.problem} data-mild={wrong?.problem === 'redirected' || undefined}>
      {wrong && `${problemOf(wrong)}.`}
    </p>
  );
}

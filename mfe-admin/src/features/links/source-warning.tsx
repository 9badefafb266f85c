import { REDIRECT_TOOL_RIGHTS } from '@polden/api-contract';
import { useDebounced } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useMay } from '../session/use-may.ts';
import css from './links.module.css';
import { checkRedirect } from './redirect-check.api.ts';

const PAUSE_MS = 600;

/** Under the address that a redirect leads away from: says which page visitors would lose, or why it would be refused. */
export function SourceWarning({ address }: { address: string }) {
  const mayAsk = useMay(REDIRECT_TOOL_RIGHTS.check);
  const { id } = useParams();
  const path = useDebounced(address.trim(), PAUSE_MS);
  const question = { path, target: '', id: Number(id) || null };
  const { data } = useQuery({
    queryKey: ['redirect', 'checked', question],
    queryFn: ({ signal }) => checkRedirect(question, signal),
    enabled: mayAsk && path !== '',
    meta: { shownInPlace: [422] },
  });
  const words = path === '' ? null : (data?.path ?? data?.warning);
  return (
    <p role="status" className={css.problem}>
      {words && `${words}.`}
    </p>
  );
}

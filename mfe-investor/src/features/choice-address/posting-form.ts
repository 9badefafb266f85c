import { SENT_PARAM } from '@polden/api-contract';
import { formId } from '@polden/request-form';
import { useHydrated } from '@polden/ui';
import { useLocation } from 'react-router-dom';

/**
 * Id of the form of the request while no script tells it what stands in the calculator: it posts that itself. Undefined
 * where thanks for it stand in its place.
 */
export function usePostingForm(): string | undefined {
  const { search } = useLocation();
  return useHydrated() || new URLSearchParams(search).has(SENT_PARAM) ? undefined : formId('zayavka');
}

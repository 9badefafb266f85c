import { SENT_PARAM } from '@polden/api-contract';
import { formId } from '@polden/request-form';
import { useHydrated } from '@polden/ui';
import { useLocation } from 'react-router-dom';

/** Id of the form of the request, which posts what stands in the calculator while no script tells it that. */
export function usePostingForm(): string | undefined {
  const { search } = useLocation();
  return useHydrated() || new URLSearchParams(search).has(SENT_PARAM) ? undefined : formId('zayavka');
}

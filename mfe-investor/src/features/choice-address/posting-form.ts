import { SENT_PARAM } from '@polden/api-contract';
import { formId } from '@polden/request-form';
import { useHydrated } from '@polden/ui';
import { useLocation } from 'react-router-dom';

/** Id of the form of the request; undefined where thanks for it stand in its place. */
export function useRequestForm(): string | undefined {
  const { search } = useLocation();
  return new URLSearchParams(search).has(SENT_PARAM) ? undefined : formId('zayavka');
}

/** The same while no script tells the form what stands in the calculator: it posts that itself. */
export function usePostingForm(): string | undefined {
  const form = useRequestForm();
  return useHydrated() ? undefined : form;
}

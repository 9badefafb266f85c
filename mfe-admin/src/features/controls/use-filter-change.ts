import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Changes filters that stand in the address.
 * @param withFilters the state of the page after a change
 * @param searchOf that state as a query
 */
export function useFilterChange<State, Change>(
  state: State,
  withFilters: (state: State, change: Change) => State,
  searchOf: (state: State) => string,
): (change: Change) => void {
  const navigate = useNavigate();
  // The address follows a moment later: a second change in that moment must not undo the first one.
  const wanted = useRef(state);
  useEffect(() => {
    wanted.current = state;
  }, [state]);
  return useCallback(
    (change) => {
      wanted.current = withFilters(wanted.current, change);
      void navigate({ search: searchOf(wanted.current) }, { replace: true, preventScrollReset: true });
    },
    [navigate, withFilters, searchOf],
  );
}

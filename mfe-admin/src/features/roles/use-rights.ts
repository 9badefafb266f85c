import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RIGHTS_KEYS, rightsApi } from './rights.api.ts';

export const useRoles = () =>
  useQuery({ queryKey: RIGHTS_KEYS.roles, queryFn: ({ signal }) => rightsApi.roles(signal) });

export const useActions = () =>
  useQuery({ queryKey: RIGHTS_KEYS.actions, queryFn: ({ signal }) => rightsApi.actions(signal) });

/** All of the staff, or the managers alone. */
export const usePeople = (onlyManagers = false) =>
  useQuery({
    queryKey: onlyManagers ? RIGHTS_KEYS.managers : RIGHTS_KEYS.people,
    queryFn: ({ signal }) => (onlyManagers ? rightsApi.managers(signal) : rightsApi.people(signal)),
    placeholderData: keepPreviousData,
  });

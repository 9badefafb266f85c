import { useQuery } from '@tanstack/react-query';
import { RIGHTS_KEYS, rightsApi } from './rights.api.ts';

export const useRoles = () =>
  useQuery({ queryKey: RIGHTS_KEYS.roles, queryFn: ({ signal }) => rightsApi.roles(signal) });

export const useActions = () =>
  useQuery({ queryKey: RIGHTS_KEYS.actions, queryFn: ({ signal }) => rightsApi.actions(signal) });

export const usePeople = () =>
  useQuery({ queryKey: RIGHTS_KEYS.people, queryFn: ({ signal }) => rightsApi.people(signal) });

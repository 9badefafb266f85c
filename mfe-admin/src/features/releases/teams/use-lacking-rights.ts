import { RBAC_RIGHTS, type TeamMember } from '@polden/api-contract';
import { useQuery } from '@tanstack/react-query';
import { RIGHTS_KEYS, rightsApi } from '../../roles/rights.api.ts';
import { useMay } from '../../session/use-may.ts';
import { lackingRights } from '../own-part.ts';

/** What the roles of a member lack for his part in a team; null also where one may not see the roles. */
export function useLackingRights(): (member: TeamMember) => string | null {
  const maySeeRoles = useMay(RBAC_RIGHTS.roles);
  const maySeePeople = useMay(RBAC_RIGHTS.users);
  const enabled = maySeeRoles && maySeePeople;
  const { data: roles } = useQuery({
    queryKey: RIGHTS_KEYS.roles,
    queryFn: ({ signal }) => rightsApi.roles(signal),
    enabled,
  });
  const { data: people } = useQuery({
    queryKey: RIGHTS_KEYS.people,
    queryFn: ({ signal }) => rightsApi.people(signal),
    enabled,
  });
  return (member) => {
    const codes = people?.find(({ login }) => login === member.login)?.roles.map(({ code }) => code);
    if (!roles || !codes) return null;
    const actions = roles.filter(({ code }) => codes.includes(code)).flatMap((role) => role.actions);
    return lackingRights(member, actions);
  };
}

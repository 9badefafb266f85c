import { ANY_TEAM_RIGHT, RELEASES_RIGHTS, type TeamMember } from '@polden/api-contract';
import { useSession } from '@polden/session';
import type { Remote } from './rules.ts';

type Parts = Pick<TeamMember, 'mayPromote' | 'mayApprove'>;

const LOOK = [RELEASES_RIGHTS.overview, 'смотреть карту'] as const;
/** What a part in a team is worth nothing without: rights of the role, and what they are called. */
const NEEDED = {
  mayPromote: [
    LOOK,
    [RELEASES_RIGHTS.promote, 'выпускать версию'],
    [RELEASES_RIGHTS.canary, 'вести канарейку'],
    [RELEASES_RIGHTS.rollback, 'откатывать'],
  ],
  mayApprove: [LOOK, [RELEASES_RIGHTS.approve, 'одобрять версии']],
} as const satisfies Record<keyof Parts, readonly (readonly [right: string, title: string])[]>;

/** What keeps somebody with these rights from the parts that he has, in a sentence; null when nothing does. */
export function lackingRights(parts: Parts, actions: readonly string[]): string | null {
  const needed = [
    ...(parts.mayPromote ? NEEDED.mayPromote : []),
    ...(parts.mayApprove ? NEEDED.mayApprove : []),
  ];
  const lacking = needed.filter(([right]) => !actions.includes(right)).map(([, title]) => title);
  if (lacking.length === 0) return null;
  const titles = [...new Set(lacking)].map((title) => `«Релизы: ${title}»`);
  return `${titles.length === 1 ? 'нет права' : 'нет прав'} ${titles.join(', ')}: попросите администратора`;
}

export interface OwnPart extends Parts {
  /** As approvals are signed. */
  name: string;
  /** What the role lacks for what one is in the team for. */
  lacking: string | null;
}

/** What the teams let the one who looks do with their remotes; the rights of the role are asked for besides. */
export function useOwnPart(): (remote: Pick<Remote, 'members'>) => OwnPart {
  const user = useSession((session) => session.user);
  const actions = user?.actions ?? [];
  const name = user?.name ?? '';
  return ({ members }) => {
    if (actions.includes(ANY_TEAM_RIGHT)) return { mayPromote: true, mayApprove: true, name, lacking: null };
    const { mayPromote = false, mayApprove = false } =
      members.find(({ login }) => login === user?.login) ?? {};
    return { mayPromote, mayApprove, name, lacking: lackingRights({ mayPromote, mayApprove }, actions) };
  };
}

import { Injectable } from '@nestjs/common';
import {
  ANY_TEAM_RIGHT,
  type PathConsent,
  type ReleaseApproval,
  type RemotePolicy,
  type RemotePolicyChange,
  type SetTeamMember,
  type TeamMember,
} from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../core/access/authenticators.ts';
import { expectAsSeen } from '../../core/dto/expect-as-seen.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { HistoryService } from '../../history/index.ts';
import type { StaffActor } from '../../rbac/index.ts';
import { liveClaims } from '../live-releases.repository.ts';
import { advanceMap } from '../map/map-sequence.repository.ts';
import { ReleaseMapService } from '../map/release-map.service.ts';
import { expectPart } from './release-actor.ts';
import { environmentsOf } from '../releases.repository.ts';
import { enrolledRemote, remoteNamed } from '../remotes.repository.ts';
import { TeamActor } from '../team-actor.ts';
import { isTeam } from '../teams.repository.ts';
import { approve } from './approvals.repository.ts';
import { allConsents, giveConsent, withdrawConsent } from './consents.repository.ts';
import { membersOfTeams, setMember, staffByLogin } from './members.repository.ts';
import { lockPolicy, policiesOf, remotesForStaff, savePolicy } from './policy.repository.ts';

type Consent = Pick<PathConsent, 'path' | 'remote'>;

/** Conditions under which releases reach visitors, and the people who decide. Every change is in the history. */
@Injectable()
export class PolicyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: HistoryService,
    private readonly map: ReleaseMapService,
  ) {}

  async change(actor: StaffActor, { remote, seen, ...change }: RemotePolicyChange): Promise<RemotePolicy> {
    const after = await this.dataSource.transaction(async (manager) => {
      const before = await lockPolicy(manager, remote);
      if (!before) throw new AppError(404, `Микрофронтенда ${remote} нет в реестре`);
      expectAsSeen(before, change, seen);
      const after = { ...before, ...onlyGiven(change) };
      if (!after.isFramed) after.framedReason = '';
      else await expectMayBeFramed(manager, after, before);
      const wrong = after.freezes.find(({ from, to }) => !(Date.parse(from) < Date.parse(to)));
      if (wrong) throw new AppError(422, 'Заморозка кончается раньше, чем начинается');
      await savePolicy(manager, after);
      // The release map names what is framed.
      if (before.isFramed !== after.isFramed)
        for (const environment of await environmentsOf(manager, remote))
          await advanceMap(manager, environment);
      await this.history.record(manager, {
        actor,
        action: 'update',
        entity: 'release-policy',
        entityId: remote,
        title: `Правила выпуска ${remote}`,
        before: { ...before },
        after: { ...after },
      });
      return after;
    });
    await this.map.refresh().catch(() => undefined);
    return after;
  }

  /** What a member of the staff may do with the remotes of the team; answers all of its members. */
  async setMember(actor: StaffActor, { team, login, ...parts }: SetTeamMember): Promise<TeamMember[]> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await isTeam(manager, team))) throw new AppError(404, `Команды ${team} нет в реестре`);
      const user = await staffByLogin(manager, login);
      if (!user)
        throw new AppError(422, `Сотрудника с логином ${login} нет`, {
          fields: { login: 'Нет такого сотрудника' },
        });
      if (actor.id === `staff:${user.id}`)
        throw new AppError(403, 'Свои права в команде меняет другой администратор');
      const before = (await membersOfTeams(manager)).get(team)?.find((member) => member.login === login);
      await setMember(manager, team, user.id, parts);
      await this.history.record(manager, {
        actor,
        action: 'update',
        entity: 'release-team',
        entityId: team,
        title: `Команда ${team}: ${user.name}`,
        before: before ? { mayPromote: before.mayPromote, mayApprove: before.mayApprove } : null,
        after: { login, ...parts },
      });
      return (await membersOfTeams(manager)).get(team) ?? [];
    });
  }

  /** Approves the very bytes of a version, for as long as the policy of its remote says. */
  async approve(
    actor: StaffActor,
    release: { environment: string; remote: string; version: string },
  ): Promise<ReleaseApproval> {
    const { environment, remote, version } = release;
    return this.dataSource.transaction(async (manager) => {
      await expectPart(manager, actor, [remote], 'approve');
      const policy = (await policiesOf(manager, [remote])).get(remote);
      const approval = await approve(manager, release, actor, policy?.approvalHours ?? 24);
      if (!approval) throw new AppError(422, `Версия ${remote}@${version} не опубликована`);
      await this.history.record(manager, {
        actor,
        action: 'update',
        entity: 'release',
        entityId: `${remote}/${version}`,
        title: `Одобрена ${remote}@${version} (${environment})`,
        before: null,
        after: { integrity: approval.integrity, until: approval.until },
      });
      return approval;
    });
  }

  consents(): Promise<PathConsent[]> {
    return allConsents(this.dataSource.manager);
  }

  /** By the team that owns the path, or by a person with a right over its remotes. */
  give(actor: Actor, environment: string, consent: Consent): Promise<PathConsent[]> {
    return this.changeConsent(actor, environment, consent, true);
  }

  /** What is live stays; the next release below the path is refused. */
  withdraw(actor: Actor, environment: string, consent: Consent): Promise<PathConsent[]> {
    return this.changeConsent(actor, environment, consent, false);
  }

  private changeConsent(
    actor: Actor,
    environment: string,
    { path, remote }: Consent,
    isGiven: boolean,
  ): Promise<PathConsent[]> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await remoteNamed(manager, remote))) throw new AppError(404, `There is no remote ${remote}`);
      const owner = (await liveClaims(manager, environment)).find(({ paths }) => paths.includes(path));
      // A consent without an owner is withdrawn by a person with the right over all remotes.
      if (!owner && (isGiven || !actor.may(ANY_TEAM_RIGHT)))
        throw new AppError(422, `No live remote claims ${path}`);
      if (owner) await expectOwner(manager, actor, owner.remote);
      const { id, name = id } = actor as Actor & { name?: string };
      const changed = isGiven
        ? await giveConsent(manager, { path, remote }, { team: owner?.team ?? null, by: name })
        : await withdrawConsent(manager, { path, remote });
      if (changed)
        await this.history.record(manager, {
          actor: { id, name },
          action: 'update',
          entity: 'release-consent',
          entityId: `${path} ${remote}`,
          title: `${remote} под адресом ${path}`,
          before: { allowed: !isGiven },
          after: { allowed: isGiven, owner: owner?.remote ?? null },
        });
      return allConsents(manager);
    });
  }
}

async function expectOwner(manager: EntityManager, actor: Actor, remote: string): Promise<void> {
  const enrolled = await enrolledRemote(manager, remote);
  if (actor instanceof TeamActor && actor.team !== enrolled.team)
    throw new AppError(403, `The path belongs to ${remote} of the team ${enrolled.team}: that team consents`);
  await expectPart(manager, actor, [remote], 'promote');
}

/** A DTO has all of its fields, the missing ones as undefined. */
function onlyGiven<T extends object>(change: T): Partial<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;
}

async function expectMayBeFramed(
  manager: EntityManager,
  { remote, framedReason }: RemotePolicy,
  before: RemotePolicy,
): Promise<void> {
  if (framedReason === '')
    throw new AppError(422, 'Карантину нужна причина', { fields: { framedReason: 'Напишите, почему' } });
  // In a frame nobody is logged in: the staff could not even end the quarantine.
  if (!before.isFramed && (await remotesForStaff(manager)).has(remote))
    throw new AppError(422, `У ${remote} есть страницы для сотрудников: в карантине они не работают`);
}

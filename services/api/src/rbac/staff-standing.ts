import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { standingOfUsers } from './rights.repository.ts';
import { staffIdOf } from './staff-actor.ts';

/** What somebody may do now who does not call themselves: their link is used by another. */
interface StaffStanding {
  /** Whether they are signed in anywhere. */
  isSignedIn: boolean;
  may: (action: string) => boolean;
}

const NOBODY: StaffStanding = { isSignedIn: false, may: () => false };

/** Rights of the staff outside of their own requests, always as the database has them now. */
@Injectable()
export class StaffStandings {
  constructor(private readonly dataSource: DataSource) {}

  /** A removed person, and one with a closed account, has no rights. */
  async of(
    userIds: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<(userId: number) => StaffStanding> {
    const rows = await standingOfUsers(manager, userIds);
    const standings = new Map(
      rows.map(({ user_id: id, signed_in: isSignedIn, actions }): [number, StaffStanding] => {
        const own = new Set(actions);
        return [id, { isSignedIn, may: (action) => own.has(action) }];
      }),
    );
    return (userId) => standings.get(userId) ?? NOBODY;
  }

  /** For the actor of a record; an actor that is no staff member has no rights. */
  async ofActor(actorId: string, manager?: EntityManager): Promise<StaffStanding> {
    const userId = staffIdOf(actorId);
    return userId === null ? NOBODY : (await this.of([userId], manager))(userId);
  }
}

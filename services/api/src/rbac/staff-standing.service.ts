import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { standingOfUsers } from './rights.repository.ts';

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

  /** Nothing is open to somebody who has been removed or whose account is closed. */
  async of(userIds: readonly number[]): Promise<(userId: number) => StaffStanding> {
    const rows = await standingOfUsers(this.dataSource.manager, userIds);
    const standings = new Map(
      rows.map(({ user_id: id, signed_in: isSignedIn, actions }): [number, StaffStanding] => {
        const own = new Set(actions);
        return [id, { isSignedIn, may: (action) => own.has(action) }];
      }),
    );
    return (userId) => standings.get(userId) ?? NOBODY;
  }
}

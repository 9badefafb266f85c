import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { standingOfUser } from './rights.repository.ts';

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
  async of(userId: number): Promise<StaffStanding> {
    const row = await standingOfUser(this.dataSource.manager, userId);
    if (!row) return NOBODY;
    const actions = new Set(row.actions);
    return { isSignedIn: row.signed_in, may: (action) => actions.has(action) };
  }
}

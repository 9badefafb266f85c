import { Injectable } from '@nestjs/common';
import type { LettersChoice } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import type { StaffActor } from '../staff-actor.ts';
import { chooseLetters, lettersOf } from '../staff-user.repository.ts';
import { Profiles } from './profiles.ts';

/** Where people of the staff are written to, as they have chosen themselves. */
@Injectable()
export class StaffLetters {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: Profiles,
  ) {}

  async choose(actor: StaffActor, { mail = '', mentionLetters }: LettersChoice): Promise<true> {
    // The address itself stays out of the history, which is never erased.
    const changed = { mail: mail === '' ? 'не указана' : 'указана', mentionLetters };
    await this.profiles.write(actor, changed, (manager, { id }) =>
      chooseLetters(manager, id, { mail, mentionLetters }),
    );
    return true;
  }

  /** Null for a person who is not active, has named no address, or wants no letters about mentions. */
  async addressForMentions(userId: number): Promise<string | null> {
    const letters = await lettersOf(this.dataSource.manager, userId);
    return letters?.active && letters.mention_letters && letters.mail !== '' ? letters.mail : null;
  }
}

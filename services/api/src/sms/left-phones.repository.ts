import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryPrepared } from '../core/database/prepared.ts';

/** The SQL of phones with proofs that their owners have ended. */
@Injectable()
export class LeftPhones {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the owner has left since the phone was confirmed, or a code or link was given to it. */
  async isLeftSince(
    phoneIndex: string,
    since: Date,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    const left = await queryPrepared(
      manager,
      'SELECT FROM client_leaving WHERE phone_index = $1 AND left_at >= $2',
      [phoneIndex, since],
    );
    return left.length > 0;
  }
}

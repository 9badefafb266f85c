import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryPrepared } from '../core/database/prepared.ts';

/** The SQL of phones with proofs that their owners have ended. */
@Injectable()
export class LeftPhones {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the owner has left since the phone was confirmed. */
  async isLeftSince(phoneIndex: string, confirmedAt: Date): Promise<boolean> {
    const left = await queryPrepared(
      this.dataSource.manager,
      'SELECT FROM client_leaving WHERE phone_index = $1 AND left_at >= $2',
      [phoneIndex, confirmedAt],
    );
    return left.length > 0;
  }
}

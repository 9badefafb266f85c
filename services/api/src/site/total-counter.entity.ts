import type { TotalCounter } from '@polden/api-contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Sums exceed 32 bits, and pg gives 64-bit numbers as text. */
const bigint = { to: (value: number) => value, from: Number };

@Entity('total_counter')
export class TotalCounterEntity {
  @PrimaryColumn('text')
  module: TotalCounter['module'];

  /** Whole roubles at `createdAt`. */
  @Column('bigint', { transformer: bigint })
  sum: number;

  /** Roubles a month. */
  @Column('bigint', { transformer: bigint })
  velocity: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

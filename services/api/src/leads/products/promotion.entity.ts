import type { ProductCode } from '@polden/api-contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An interest-free period: terms are days, sums whole roubles. */
@Entity('promotion')
export class PromotionEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  product: ProductCode;

  @Column('integer', { name: 'term_min' })
  termMin: number;

  @Column('integer', { name: 'term_max' })
  termMax: number;

  @Column('integer', { name: 'sum_min' })
  sumMin: number;

  @Column('integer', { name: 'sum_max' })
  sumMax: number;

  @Column('text')
  link: string;

  @Column('boolean')
  active: boolean;
}

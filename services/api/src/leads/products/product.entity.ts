import type { ProductCode } from '@polden/api-contract';
import { Column, Entity, OneToMany, PrimaryColumn } from 'typeorm';
import { ProductRateEntity } from './product-rate.entity.ts';

/** Terms are days, sums whole roubles. */
@Entity('product')
export class ProductEntity {
  @PrimaryColumn('text')
  code: ProductCode;

  @Column('text')
  title: string;

  @Column('integer')
  position: number;

  @Column('integer', { name: 'term_min' })
  termMin: number;

  @Column('integer', { name: 'term_max' })
  termMax: number;

  @Column('integer', { name: 'term_step' })
  termStep: number;

  @Column('integer', { name: 'term_default' })
  termDefault: number;

  @Column('integer', { name: 'term_multiply' })
  termMultiply: number;

  @Column('integer', { name: 'sum_min' })
  sumMin: number;

  @Column('integer', { name: 'sum_max' })
  sumMax: number;

  @Column('integer', { name: 'sum_step' })
  sumStep: number;

  @Column('integer', { name: 'sum_default' })
  sumDefault: number;

  @Column('text', { name: 'term_single' })
  termSingle: string;

  @Column('text', { name: 'term_more' })
  termMore: string;

  @Column('text', { name: 'term_many' })
  termMany: string;

  @Column('integer', { name: 'additional_steps' })
  additionalSteps: number;

  /** Average ПСК of such loans; numeric, which pg gives as text. */
  @Column('numeric', {
    name: 'market_average_percent',
    nullable: true,
    transformer: {
      to: (value: number | null) => value,
      from: (value: string | null) => (value === null ? null : Number(value)),
    },
  })
  marketAveragePercent: number | null;

  @OneToMany(() => ProductRateEntity, (rate) => rate.owner)
  rates: ProductRateEntity[];
}

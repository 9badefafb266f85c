import type { ProductCode, ProductRate } from '@polden/api-contract';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ProductEntity } from './product.entity.ts';

@Entity('product_rate')
export class ProductRateEntity {
  @PrimaryColumn('text')
  product: ProductCode;

  /** The rate applies to terms of at least this many days. */
  @PrimaryColumn('integer', { name: 'from_days' })
  fromDays: number;

  /** Percent per `unit`; numeric, which pg gives as text. */
  @Column('numeric', { transformer: { to: (value: number) => value, from: Number } })
  percent: number;

  @Column('text')
  unit: ProductRate['unit'];

  @ManyToOne(() => ProductEntity, (product) => product.rates)
  @JoinColumn({ name: 'product' })
  owner: Relation<ProductEntity>;
}

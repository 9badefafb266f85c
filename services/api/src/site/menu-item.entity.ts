import type { MenuKind } from '@polden/api-contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('menu_item')
export class MenuItemEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer', { name: 'parent_id', nullable: true })
  parentId: number | null;

  @Column('text')
  kind: MenuKind;

  @Column('text')
  title: string;

  @Column('text')
  url: string;

  @Column('integer')
  position: number;
}

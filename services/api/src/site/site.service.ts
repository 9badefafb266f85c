import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MENU_KINDS } from '@polden/api-contract';
import { Repository } from 'typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { AppError } from '../errors/app-error.ts';
import { MenuItemEntity } from './menu-item.entity.ts';
import { moscowIso, moscowWallTime } from './moscow-time.ts';
import type { MenuListDto, SiteSettingsDto, TotalCounterDto } from './site.dto.ts';
import { TotalCounterEntity } from './total-counter.entity.ts';

@Injectable()
export class SiteService {
  constructor(
    @InjectRepository(MenuItemEntity) private readonly menuItems: Repository<MenuItemEntity>,
    @InjectRepository(TotalCounterEntity) private readonly counters: Repository<TotalCounterEntity>,
    private readonly config: ApiConfig,
  ) {}

  /** Items of one kind, or of each for `all`, in the order in which they stand; 404 for an unknown kind. */
  async menu(type: string): Promise<MenuListDto> {
    const kind = MENU_KINDS.find((candidate) => candidate === type);
    if (kind === undefined && type !== 'all') throw new AppError(404, 'Такого меню нет');
    const items = await this.menuItems.find({
      ...(kind && { where: { kind } }),
      order: { kind: 'ASC', parentId: { direction: 'ASC', nulls: 'FIRST' }, position: 'ASC', id: 'ASC' },
    });
    return {
      items: items.map(({ id, parentId, kind: itemKind, title, url, position }) => ({
        id,
        parent_id: parentId,
        kind: itemKind,
        title,
        url,
        position,
      })),
    };
  }

  async totalCounters(): Promise<TotalCounterDto[]> {
    const counters = await this.counters.find({ order: { module: 'DESC' } });
    return counters.map(({ module, sum, velocity, createdAt }) => ({
      module,
      sum,
      velocity,
      created_at: moscowWallTime(createdAt),
    }));
  }

  settings(): SiteSettingsDto {
    return {
      currentDate: moscowIso(new Date()),
      cookieManifest: { visible: true },
      brand: this.config.brand,
    };
  }
}

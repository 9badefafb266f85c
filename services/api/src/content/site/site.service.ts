import { Injectable } from '@nestjs/common';
import { MENU_KINDS } from '@polden/api-contract';
import { counter, menuItem } from '@polden/content-model';
import { formatDate, MOSCOW_OFFSET } from '@polden/ru';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { revisionsOf } from '../content-revisions.repository.ts';
import type { ContentRow } from '../content-row.ts';
import { ContentRepository } from '../content.repository.ts';
import { fromColumns } from '../fields/values.ts';
import { VisibleContent, type VisibleItem } from '../visible-content.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { brandCard, vcardOf } from './brand-card.ts';
import { countedSum } from './counted-sum.ts';
import type { BrandCardDto, MenuItemDto, MenuListDto, SiteSettingsDto, TotalCounterDto } from './site.dto.ts';

type Entry = VisibleItem<typeof menuItem>;

const COUNTED = ['loans', 'investments'] as const;
/** Of a counter: behind so many a sum of its own has long been set. */
const MOST_REVISIONS = 200;

@Injectable()
export class SiteService {
  /** The code as it was drawn for these contacts. */
  private lastCard: { vcard: string; drawn: Promise<BrandCardDto> } | undefined;

  constructor(
    private readonly content: VisibleContent,
    private readonly repository: ContentRepository,
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
  ) {}

  /** Items of one kind, or of each for `all`, in the order in which they stand; 404 for an unknown kind. */
  async menu(type: string): Promise<MenuListDto> {
    const kinds = type === 'all' ? MENU_KINDS : MENU_KINDS.filter((kind) => kind === type);
    if (kinds.length === 0) throw new AppError(404, 'Такого меню нет');
    const entries = await this.content.all(menuItem);
    return {
      items: kinds.flatMap((kind) =>
        branch(
          entries.filter(({ values }) => values.kind === kind),
          kind,
          null,
        ),
      ),
    };
  }

  /** What each module had come to at the moment of its last edit; the page counts on from there. */
  async totalCounters(): Promise<TotalCounterDto[]> {
    const rows = await this.repository.visibleList(counter, false);
    const counted = COUNTED.flatMap((module) => {
      const row = rows.find((each) => each['module'] === module);
      return row ? [this.totalCounter(module, row)] : [];
    });
    return Promise.all(counted);
  }

  /** Drawn once for what it says. */
  card(): Promise<BrandCardDto> {
    const { brand } = this.config;
    const vcard = vcardOf(brand);
    if (this.lastCard?.vcard !== vcard) this.lastCard = { vcard, drawn: brandCard(brand) };
    return this.lastCard.drawn;
  }

  private async totalCounter(module: TotalCounterDto['module'], row: ContentRow): Promise<TotalCounterDto> {
    const { sum, velocity } = fromColumns(counter, row);
    const revisions = await revisionsOf(this.dataSource.manager, counter, row.id, MOST_REVISIONS);
    const counted = countedSum(revisions) ?? { sum: Number(sum), at: row.updated_at };
    return {
      module,
      sum: counted.sum,
      velocity: Number(velocity),
      created_at: formatDate(counted.at, 'YYYY-MM-DD HH:mm:ss'),
    };
  }

  settings(): SiteSettingsDto {
    return {
      currentDate: formatDate(new Date(), 'YYYY-MM-DDTHH:mm:ss') + MOSCOW_OFFSET,
      // Pages ask about cookies. Before a page has read this it does not: the flag starts false.
      cookieManifest: { visible: true },
      brand: this.config.brand,
    };
  }
}

/** The entries under a parent and what hangs below each; what hangs under nothing is left out. */
function branch(entries: readonly Entry[], kind: MenuItemDto['kind'], parent: number | null): MenuItemDto[] {
  const here = entries.filter(({ values }) => values.parent === parent);
  return [
    ...here.map(({ id, values: { title, url } }, index) => ({
      id,
      parent_id: parent,
      kind,
      title,
      url,
      position: index + 1,
    })),
    ...here.flatMap(({ id }) => branch(entries, kind, id)),
  ];
}

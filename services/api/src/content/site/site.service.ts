import { Injectable } from '@nestjs/common';
import { MENU_KINDS } from '@polden/api-contract';
import { counter, menuItem } from '@polden/content-model';
import { formatDate, MOSCOW_OFFSET } from '@polden/ru';
import { ApiConfig } from '../../core/config/api-config.ts';
import { ContentRepository } from '../content.repository.ts';
import { fromColumns } from '../fields/values.ts';
import { VisibleContent, type VisibleItem } from '../visible-content.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { brandCard, vcardOf } from './brand-card.ts';
import type { BrandCardDto, MenuItemDto, MenuListDto, SiteSettingsDto, TotalCounterDto } from './site.dto.ts';

type Entry = VisibleItem<typeof menuItem>;

const COUNTED = ['loans', 'investments'] as const;

@Injectable()
export class SiteService {
  /** The code as it was drawn for these contacts. */
  private lastCard: { vcard: string; drawn: Promise<BrandCardDto> } | undefined;

  constructor(
    private readonly content: VisibleContent,
    private readonly repository: ContentRepository,
    private readonly config: ApiConfig,
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

  /** What each module had at the moment of its last edit; the page counts on from there. */
  async totalCounters(): Promise<TotalCounterDto[]> {
    const rows = await this.repository.visibleList(counter, false);
    return COUNTED.flatMap((module) => {
      const row = rows.find((each) => each['module'] === module);
      if (!row) return [];
      const { sum, velocity } = fromColumns(counter, row);
      return {
        module,
        sum: Number(sum),
        velocity: Number(velocity),
        created_at: formatDate(row.updated_at, 'YYYY-MM-DD HH:mm:ss'),
      };
    });
  }

  /** Drawn once for what it says. */
  card(): Promise<BrandCardDto> {
    const { brand } = this.config;
    const vcard = vcardOf(brand);
    if (this.lastCard?.vcard !== vcard) this.lastCard = { vcard, drawn: brandCard(brand) };
    return this.lastCard.drawn;
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

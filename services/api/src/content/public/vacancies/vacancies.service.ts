import { Injectable } from '@nestjs/common';
import type { Vacancy, VacancyCard } from '@polden/api-contract';
import { vacancy } from '@polden/content-model';
import { VisibleContent, type VisibleItem } from '../../visible-content.ts';
import { titledChoice } from '../titled-choice.ts';
import { positionOf } from '../in-categories.ts';

const MISSING = 'Такой вакансии нет: возможно, мы уже нашли человека';

@Injectable()
export class VacanciesService {
  constructor(private readonly content: VisibleContent) {}

  async items(): Promise<VacancyCard[]> {
    return (await this.content.all(vacancy)).map(toCard);
  }

  /** By id, url or former url; 404 when visitors see no such vacancy, 410 when it was removed. */
  async item(idOrUrl: string): Promise<Vacancy> {
    const item = await this.content.find(vacancy, idOrUrl);
    if (!item) throw await this.content.missing(vacancy, idOrUrl, MISSING);
    return { ...toCard(item, 0), content: item.html('body') };
  }
}

function toCard(item: VisibleItem<typeof vacancy>, index: number): VacancyCard {
  const { slug, title, city, department, salary, employment, lead } = item.values;
  return {
    id: item.id,
    url: slug,
    title,
    city,
    department,
    salary,
    employment: titledChoice(vacancy.fields.employment, employment),
    lead,
    public_at: item.publishedAt.toISOString(),
    order: positionOf(item, index),
  };
}

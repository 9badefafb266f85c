import { Injectable } from '@nestjs/common';
import type { RefusalShowcase } from '@polden/api-contract';
import { refusalOffer } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { VisibleContent } from '../../content/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { isRefused } from '../storage/stored-leads.repository.ts';

/** What the refused are shown instead. */
@Injectable()
export class RefusalShowcaseReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: VisibleContent,
  ) {}

  async of(formSessionId: string): Promise<RefusalShowcase> {
    if (!(await isRefused(this.dataSource.manager, formSessionId)))
      throw new AppError(404, 'Предложений для этой заявки нет');
    const offers = await this.content.all(refusalOffer);
    return {
      items: offers.map(({ id, values }) => ({
        id,
        title: values.title,
        text: values.text,
        maxSum: values.maxSum ?? 0,
        term: values.term,
        fullCost: { min: values.fullCostMin ?? 0, max: values.fullCostMax ?? 0 },
        url: marked(values.link, values.erid),
        advertiser: values.advertiser,
        erid: values.erid,
      })),
    };
  }
}

/** The token travels with the link, as the law on advertising has it. */
function marked(link: string, erid: string): string {
  const url = URL.parse(link);
  if (!url) return link;
  url.searchParams.set('erid', erid);
  return url.href;
}

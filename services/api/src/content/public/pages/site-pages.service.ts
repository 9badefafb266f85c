import { Injectable } from '@nestjs/common';
import type { InvestorPost, LegalPage, TermsPage, TermsPageCard } from '@polden/api-contract';
import { investorPost, legalPage, termsPage } from '@polden/content-model';
import { VisibleContent, type VisibleItem } from '../../visible-content.ts';

/** Pages that staff write whole: for investors, and the terms. */
@Injectable()
export class SitePagesService {
  constructor(private readonly content: VisibleContent) {}

  async investorPosts(): Promise<InvestorPost[]> {
    return (await this.content.all(investorPost)).map((item) => ({
      id: item.id,
      title: item.values.title,
      content: item.html('body'),
      youtube: item.values.video,
      youtube_preview: item.picture,
    }));
  }

  async termsPages(): Promise<TermsPageCard[]> {
    return (await this.content.all(termsPage)).map(cardOf);
  }

  /** By url or former url; 404 when visitors see no such page, 410 when it was removed. */
  async termsPage(url: string): Promise<TermsPage> {
    const item = await this.content.find(termsPage, url);
    if (!item) throw await this.content.missing(termsPage, url, 'Такой страницы нет');
    return { ...cardOf(item), content: item.html('body') };
  }

  /** 404 when visitors see no such text, 410 when it was removed. */
  async legalPage(url: string): Promise<LegalPage> {
    const item = await this.content.find(legalPage, url);
    if (!item) throw await this.content.missing(legalPage, url, 'Такого текста нет');
    const { slug, title, lead, validFrom } = item.values;
    return { id: item.id, url: slug, title, lead, valid_from: validFrom, content: item.html('body') };
  }
}

function cardOf({ id, values, publishedAt }: VisibleItem<typeof termsPage>): TermsPageCard {
  const { slug, title, lead } = values;
  return { id, url: slug, title, lead, public_at: publishedAt.toISOString() };
}

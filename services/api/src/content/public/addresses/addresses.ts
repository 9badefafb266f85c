import { Injectable } from '@nestjs/common';
import { ADDRESS_LISTS, type AddressList, type ContentAddress, placeOnSite } from '@polden/api-contract';
import { blogCategory, blogPost, CONTENT_TYPES, legalPage } from '@polden/content-model';
import { AppError } from '../../../core/errors/app-error.ts';
import { ContentRepository } from '../../content.repository.ts';
import { VisibleContent } from '../../visible-content.ts';
import { InvestorContractsService } from '../investor-contracts/investor-contracts.service.ts';

/** Where content stands. A page that would be empty is in no list. */
@Injectable()
export class Addresses {
  constructor(
    private readonly repository: ContentRepository,
    private readonly content: VisibleContent,
    private readonly contracts: InvestorContractsService,
  ) {}

  /** 404 for a list that is none. */
  async of(list: string): Promise<ContentAddress[]> {
    if (!isList(list)) throw unknownList();
    if (list === 'investor-contract-tab') return this.contracts.tabAddresses();
    const type = CONTENT_TYPES.find(({ name }) => name === list);
    if (!type) throw unknownList();
    const rows = await this.repository.addresses(type);
    const addresses = rows.map((row) => ({ ...row, changed_at: row.changed_at.toISOString() }));
    if (list === legalPage.name) return addresses.flatMap(atItsPage);
    if (list !== blogCategory.name) return addresses;
    const counts = await this.content.countsBy(blogPost, 'category');
    return addresses.filter(({ id }) => (counts.get(id) ?? 0) > 0);
  }
}

/** A text without a page stands nowhere. */
function atItsPage(address: ContentAddress): ContentAddress[] {
  const path = placeOnSite('legal-page', address.slug ?? '');
  return path === null ? [] : [{ ...address, slug: path }];
}

function isList(name: string): name is AddressList {
  return ADDRESS_LISTS.some((list) => list === name);
}

function unknownList(): AppError {
  return new AppError(404, 'Такого списка нет');
}

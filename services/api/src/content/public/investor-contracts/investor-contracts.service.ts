import { Injectable } from '@nestjs/common';
import type { ContentAddress, InvestorContracts, InvestorContractTab } from '@polden/api-contract';
import { investorContract } from '@polden/content-model';
import { moscowDay } from '@polden/ru';
import { VisibleContent, type VisibleItem } from '../../visible-content.ts';
import { documentEntry } from '../documents/document-entry.ts';

type Contract = VisibleItem<typeof investorContract>;

@Injectable()
export class InvestorContractsService {
  constructor(private readonly content: VisibleContent) {}

  /** By tab and subcategory, each in the order in which its first contract stands; a tab without contracts is left out. */
  async files(): Promise<InvestorContracts> {
    const contracts = await this.content.all(investorContract);
    const tabs = investorContract.fields.tab.options.flatMap(
      ({ value, title }): [string, InvestorContractTab][] => {
        const own = contracts.filter(({ values }) => values.tab === value);
        return own.length === 0 ? [] : [[value, { title, subcategory: groupsOf(own) }]];
      },
    );
    return { data: Object.fromEntries(tabs) };
  }

  /** Of the tabs that have contracts, behind the first: that one is open at the address without a tab. */
  async tabAddresses(): Promise<ContentAddress[]> {
    const contracts = await this.content.all(investorContract);
    const tabs = investorContract.fields.tab.options.flatMap(({ value }): ContentAddress[] => {
      const own = contracts.filter(({ values }) => values.tab === value);
      const changes = own.map(({ column }) => (column('updated_at') as Date).toISOString()).sort();
      const [first] = own;
      return first ? [{ id: first.id, slug: value, changed_at: changes.at(-1) ?? '' }] : [];
    });
    return tabs.slice(1);
  }
}

function groupsOf(contracts: readonly Contract[]): InvestorContractTab['subcategory'] {
  const groups = Map.groupBy(contracts, ({ values }) => values.subcategory);
  return [...groups].map(([title, items]) => ({
    title,
    files: items.flatMap((item) => {
      const entry = documentEntry(item);
      return entry
        ? [{ ...entry, published_on: moscowDay(item.publishedAt), bond_id: item.values.bond }]
        : [];
    }),
  }));
}

import {
  INVESTOR_CONTRACT_PATHS,
  INVESTOR_PATHS,
  type Bond,
  type InvestorContractFile,
  type InvestorContracts,
} from '@polden/api-contract';
import { readCached, softRead } from '@polden/http';
import { moscowDay } from '@polden/ru';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import { readBonds } from '../bond-choice/bonds.api.ts';

export interface BondsData {
  /** Null when they could not be read, and the page says so. */
  bonds: Bond[] | null;
  /** Documents that belong to an issue. */
  documents: InvestorContractFile[];
  /** YYYY-MM-DD in Moscow. */
  today: string;
}

export const BONDS_READS: string[] = [INVESTOR_PATHS.bonds, INVESTOR_CONTRACT_PATHS.files];

/** Fails soft: the page is shown without the API, too. */
export async function bondsLoader(): Promise<BondsData> {
  const [bonds, contracts] = await Promise.all([
    readBonds(),
    softRead(readCached<InvestorContracts>(INVESTOR_CONTRACT_PATHS.files)),
  ]);
  const documents = Object.values(contracts?.data ?? {})
    .flatMap(({ subcategory }) => subcategory)
    .flatMap(({ files }) => files)
    .filter((file) => file.bond_id !== null);
  return { bonds, documents, today: moscowDay(new Date()) };
}

/** Choosing in the calculator changes the address, not the data. */
export const bondsShouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
};

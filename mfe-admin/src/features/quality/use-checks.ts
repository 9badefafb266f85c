import { PRODUCTS_PATH, type ProductsInfo } from '@polden/api-contract';
import { staffHttp } from '@polden/session';
import { useDebounced } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useAdminType } from '../content-types/admin-type.tsx';
import { useKnownPictures } from '../pictures/pictures.store.ts';
import { type ItemValues, textOf } from './values.ts';
import { addressesIn, textsOf } from './checked-texts.ts';
import { loadDictionary } from './load-dictionary.ts';
import { factsOf } from './product-facts.ts';
import { pictureFindings } from './picture-findings.ts';
import { type Checked, Checker } from './run-checks.ts';
import { useLinkFindings } from './use-link-findings.ts';

const REST_MS = 500;
const NOTHING: Checked = { findings: [], readability: null };

export interface Checks extends Checked {
  /** The dictionary could not be loaded: spelling is not looked at. */
  isSpellingOff: boolean;
}

/** What is wrong with the texts of the form, told when typing rests. Nothing is loaded while nobody looks. */
export function useChecks(values: ItemValues, isOpen: boolean): Checks {
  const { type } = useAdminType();
  const rested = useDebounced(values, REST_MS);
  const products = useQuery({
    queryKey: ['quality', 'products'],
    queryFn: async ({ signal }) => factsOf(await staffHttp.get<ProductsInfo>(PRODUCTS_PATH, { signal })),
    enabled: isOpen,
    staleTime: 60_000,
  }).data;
  const dictionary = useQuery({
    queryKey: ['quality', 'dictionary'],
    queryFn: loadDictionary,
    enabled: isOpen,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    meta: { shownInPlace: [404] },
  });
  const about = textOf(rested, type.title);
  const checker = useMemo(
    () => new Checker({ products: products ?? [], about, dictionary: dictionary.data ?? null }),
    [products, about, dictionary.data],
  );
  const texts = useMemo(() => (isOpen ? textsOf(type, rested) : []), [type, rested, isOpen]);
  const [checked, setChecked] = useState(NOTHING);
  const addresses = useMemo(() => addressesIn(texts), [texts]);
  const links = useLinkFindings(texts, addresses, isOpen);
  const pictures = useKnownPictures();
  const unfit = useMemo(() => pictureFindings(type, rested, pictures), [type, rested, pictures]);
  const findings = useMemo(() => [...links, ...unfit, ...checked.findings], [links, unfit, checked]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    void checker.check(texts, stop.signal).then((result) => {
      if (result !== null && !stop.signal.aborted) setChecked(result);
    });
    return () => stop.abort();
  }, [checker, texts, isOpen]);

  return {
    ...checked,
    findings,
    isSpellingOff: dictionary.isError,
  };
}

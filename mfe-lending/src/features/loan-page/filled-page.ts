import type { ProductInfo } from '@polden/api-contract';
import { withEditorTexts } from './editor-texts.ts';
import { withFigures } from './figures-in-texts.ts';
import type { LoanPageData } from './loan-page.loader.ts';
import type { LoanPageModel } from './loan-page.model.ts';

export interface FilledPage extends LoanPageModel {
  /** What the page lends, as the API knows it. */
  offered: ProductInfo[];
  /** The same with the loan on a car, where who has one is given that: all that the law wants told of. */
  lent: ProductInfo[];
}

const pages = new WeakMap<LoanPageData, { model: LoanPageModel; page: FilledPage }>();

/** The page with its figures and the editors' words; of the same data the same object. */
export function filledPage(model: LoanPageModel, data: LoanPageData): FilledPage {
  const known = pages.get(data);
  if (known?.model === model) return known.page;
  const page = fill(model, data);
  pages.set(data, { model, page });
  return page;
}

function fill(model: LoanPageModel, { products, promotion, texts }: LoanPageData): FilledPage {
  const known = products ?? [];
  const page = withEditorTexts(withFigures(model, known, promotion), texts);
  const { products: codes = [], form } = page.offer ?? {};
  const offered = codes.flatMap((code) => known.filter(({ product }) => product === code));
  const onCar = form === 'installment' ? known.filter(({ product }) => product === 'pts') : [];
  return { ...page, offered, lent: [...new Set([...offered, ...onCar])] };
}

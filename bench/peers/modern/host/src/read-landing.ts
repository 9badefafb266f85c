import type {
  FaqData,
  LandingData,
  MenuData,
  ProductsData,
} from '@polden/bench-landing-remote/src/landing/landing-data.ts';

/** What the page shows, from three documents of the API. */
export async function readLanding(): Promise<LandingData> {
  const read = async <T>(name: string) =>
    (await (await fetch(`${process.env['API_ORIGIN'] ?? ''}/${name}.json`)).json()) as T;
  const [menu, products, faq] = await Promise.all([
    read<MenuData>('menu'),
    read<ProductsData>('products'),
    read<FaqData>('faq'),
  ]);
  return { menu, products, faq };
}

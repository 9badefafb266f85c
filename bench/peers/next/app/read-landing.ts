import type {
  FaqData,
  LandingData,
  MenuData,
  ProductsData,
} from '@polden/bench-landing-remote/src/landing/landing-data.ts';

/** What the page shows, from three documents of the API; `caching` as Next.js has it for each fetch. */
export async function readLanding(
  caching: RequestInit & { next?: { revalidate: number } },
): Promise<LandingData> {
  const read = async <T>(name: string) =>
    (await (await fetch(`${process.env['API_ORIGIN'] ?? ''}/${name}.json`, caching)).json()) as T;
  const [menu, products, faq] = await Promise.all([
    read<MenuData>('menu'),
    read<ProductsData>('products'),
    read<FaqData>('faq'),
  ]);
  return { menu, products, faq };
}

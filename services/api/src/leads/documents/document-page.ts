import type { Brand } from '@polden/api-contract';
import { addressOf, type ConsentDocument, filledIn } from '../../consents/index.ts';
import { escapeHtml, page } from '../../core/html/page.ts';

/** A document as a page to read before accepting it. */
export function documentPage({ title, edition, text }: ConsentDocument, brand: Brand): string {
  const filled = filledIn(text, brand);
  const [year, month, day] = edition.split('-');
  return page({
    title,
    brandName: brand.name,
    body: `<ol>\n${filled.map((paragraph) => `<li>${escapeHtml(paragraph)}</li>`).join('\n')}\n</ol>
<p class="quiet">Редакция от ${day}.${month}.${year}. ${escapeHtml(brand.legal.name)}, ${escapeHtml(addressOf(brand))}.</p>`,
  });
}

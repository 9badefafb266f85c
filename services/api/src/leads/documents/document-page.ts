import type { Brand } from '@polden/api-contract';
import type { ConsentDocument } from '../../consents/index.ts';
import { escapeHtml, page } from '../../core/html/page.ts';

/** A document as a page to read before accepting it. */
export function documentPage({ title, edition, text }: ConsentDocument, brand: Brand): string {
  const { legal, address } = brand;
  const facts: Record<string, string> = {
    lender: legal.name,
    inn: legal.inn,
    ogrn: legal.ogrn,
    registryNumber: legal.registryNumber,
    domain: brand.domain,
    email: brand.email,
    address: `${address.postalCode}, ${address.locality}, ${address.street}`,
    phone: brand.phones[0]?.title ?? '',
  };
  const filled = text.map((paragraph) =>
    paragraph.replace(/\{(\w+)\}/gu, (_match, name: string) => facts[name] ?? ''),
  );
  const [year, month, day] = edition.split('-');
  return page({
    title,
    brandName: brand.name,
    body: `<ol>\n${filled.map((paragraph) => `<li>${escapeHtml(paragraph)}</li>`).join('\n')}\n</ol>
<p class="quiet">Редакция от ${day}.${month}.${year}. ${escapeHtml(legal.name)}, ${escapeHtml(facts['address'] ?? '')}.</p>`,
  });
}

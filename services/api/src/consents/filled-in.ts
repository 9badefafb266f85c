import type { Brand } from '@polden/api-contract';

/** What stands for `{lender}` and the like in the texts of documents. */
export function filledIn(paragraphs: readonly string[], brand: Brand): string[] {
  const { legal } = brand;
  const facts: Record<string, string> = {
    lender: legal.name,
    inn: legal.inn,
    ogrn: legal.ogrn,
    registryNumber: legal.registryNumber,
    domain: brand.domain,
    email: brand.email,
    address: addressOf(brand),
    phone: brand.phones[0]?.title ?? '',
  };
  return paragraphs.map((paragraph) =>
    paragraph.replace(/\{(\w+)\}/gu, (_match, name: string) => facts[name] ?? ''),
  );
}

export function addressOf({ address }: Brand): string {
  return `${address.postalCode}, ${address.locality}, ${address.street}`;
}

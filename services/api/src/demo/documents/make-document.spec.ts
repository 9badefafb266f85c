import { describe, expect, it } from '@jest/globals';
import { extractText } from 'unpdf';
import { demoBrand } from '../../core/brand/demo-brand.ts';
import { readContent } from '../read/read-content.ts';
import { readDocuments } from '../read/read-documents.ts';
import { makeDocument } from './make-document.ts';

const texts = [...readDocuments()];

async function readDocument(name: string): Promise<{ pages: number; text: string; raw: string }> {
  const pdf = await makeDocument(name);
  const { totalPages, text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return { pages: totalPages, text: text.replaceAll(/\s+/gu, ' '), raw: pdf.toString('latin1') };
}

describe('the demo documents', () => {
  it('are those that the demo content has', () => {
    const used = readContent().flatMap(({ items }) =>
      items.flatMap(({ fields, earlier = [] }) =>
        [fields, ...earlier].flatMap((version) =>
          Object.values(version).flatMap((value) =>
            typeof value === 'object' && value && 'document' in value ? [value.document] : [],
          ),
        ),
      ),
    );
    expect([...new Set(used)].sort()).toEqual(texts.map(([name]) => name).sort());
  });

  it('differ from each other in what they are or in their day', () => {
    const all = texts.map(([, { title, validFrom }]) => `${title}, ${validFrom}`);
    expect(all).toEqual([...new Set(all)]);
  });

  it('become PDF files of several pages with the Russian text and the fonts inside', async () => {
    const { pages, text, raw } = await readDocument('pravila-zajmov-2026');
    expect(raw).toMatch(/^%PDF-1\.7/u);
    expect(pages).toBeGreaterThan(1);
    expect(raw).toMatch(/FontFile2/u);
    expect(raw).not.toMatch(/Helvetica/u);
    expect(text).toContain('Правила предоставления потребительских займов');
    expect(text).toContain('вместе не превышают 100 % суммы займа');
    expect(text).toContain(`ОГРН ${demoBrand.legal.ogrn}`);
    expect(text).toContain('приказом генерального директора от 1 апреля 2026 года № 14');
  });

  it('say in each edition what was the law then', async () => {
    const { text } = await readDocument('pravila-zajmov-2024');
    expect(text).toContain('вместе не превышают 130 % суммы займа');
    expect(text).not.toContain('Период охлаждения');
  });

  it('frame the full cost of a loan before anything else', async () => {
    const { text } = await readDocument('individualnye-usloviya-zalog');
    expect(text).toMatch(/^ПОЛНАЯ СТОИМОСТЬ ЗАЙМА 34,800 % ГОДОВЫХ/u);
    expect(text).toContain('242 151,03 ₽');
  });

  it('tell investors that nobody insures their money', async () => {
    const { text } = await readDocument('dogovor-investora-ezhemesyachno');
    expect(text).toContain('не возмещаются Агентством по страхованию вкладов');
    expect(text).toContain('от 1 500 000 ₽');
  });

  it('are not made up: an unknown name is an error', async () => {
    await expect(makeDocument('toString')).rejects.toThrow('toString');
  });
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { OwnFiles } from './item-form.ts';

/** Writes a picture and a document into the folder, no two alike: the library tells of doubles. */
export async function ownFiles(folder: string, mark: number): Promise<OwnFiles> {
  await mkdir(folder, { recursive: true });
  const image = join(folder, 'dom.png');
  const document = join(folder, 'pravila.pdf');
  const background = { r: mark % 256, g: (mark >> 8) % 256, b: (mark >> 16) % 256 };
  await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toFile(image);
  await writeFile(document, pdf(`Pravila ${mark}`));
  return { image, document };
}

/** One page with one line. */
function pdf(line: string): string {
  const text = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let written = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = written.length;
    written += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${written}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`;
}

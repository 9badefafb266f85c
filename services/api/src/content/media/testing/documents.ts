import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A small PDF of one page; `inside` is written into its only stream. */
export function pdf(inside = 'BT ET', pages = '/Kids [4 0 R] /Count 1'): Buffer {
  const objects = [
    `<< /Length ${Buffer.byteLength(inside)} >>\nstream\n${inside}\nendstream`,
    '<< /Type /Catalog /Pages 3 0 R >>',
    `<< /Type /Pages ${pages} >>`,
    '<< /Type /Page /Parent 3 0 R /MediaBox [0 0 9 9] /Contents 1 0 R >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(`%PDF-1.4\n${objects.join('')}trailer\n<< /Root 2 0 R >>\n%%EOF\n`);
}

/** One that opens with a password only. */
export async function lockedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: 'a', ownerPassword: 'b' });
  const written = buffer(document);
  document.text('BT').end();
  return written;
}

/** What came before the connection broke, with the end that some programs put behind it. */
export function halfOf(file: Buffer): Buffer {
  return Buffer.concat([file.subarray(0, file.length / 2), Buffer.from('\n%%EOF\n')]);
}

/** The beginning of a film. */
export function webm(kind = 'webm'): Buffer {
  const head = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x80 + kind.length]);
  return Buffer.concat([head, Buffer.from(kind), Buffer.alloc(100)]);
}

export function mp4(brand = 'isom'): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(100)]);
}

export function docx(more: Record<string, string> = {}): Buffer {
  return zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>', ...more });
}

export function xlsx(): Buffer {
  return zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' });
}

/** An archive of these files, uncompressed; names are not checked. */
export function zip(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(Buffer.byteLength(content), 14);
    fields.writeUInt32LE(Buffer.byteLength(content), 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name + content)]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end]);
}

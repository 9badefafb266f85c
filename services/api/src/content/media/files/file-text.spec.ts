import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { printPaper } from '../../../core/pdf/print-paper.ts';
import { MediaStore, type StoredBytes } from '../store/media-store.ts';
import { FileText, FileUnread } from './file-text.ts';

/** Of one file, which it cannot read as often as `failures` says. */
class UnsteadyStore extends MediaStore {
  constructor(
    private readonly file: Buffer,
    private failures: number,
    private readonly bytes = file.length,
  ) {
    super();
  }

  override read(): Promise<StoredBytes> {
    if (this.failures > 0) {
      this.failures -= 1;
      return Promise.reject(new Error('the store is away'));
    }
    return Promise.resolve({ body: Readable.from([this.file]), bytes: this.bytes });
  }

  override put = () => Promise.resolve();
  override sizeOf = () => Promise.resolve(this.bytes);
  override remove = () => Promise.resolve();
}

const paper = () =>
  printPaper({
    title: 'Правила займов',
    subtitle: 'Редакция',
    sections: [{ title: 'Ставка', points: ['Не выше 0,8 процента.'] }],
    closing: [],
    footer: 'Полдень',
    author: 'Полдень',
    date: new Date('2026-01-01T09:00:00Z'),
  });

describe('the text of a file', () => {
  it('is read again after the store was away', async () => {
    const texts = new FileText(new UnsteadyStore(await paper(), 1));
    await expect(texts.of('a', 'pdf')).rejects.toThrow('the store is away');
    expect(await texts.of('a', 'pdf')).toContain('Не выше 0,8 процента.');
  });

  it('is empty for what no reader understands', async () => {
    const texts = new FileText(new UnsteadyStore(Buffer.from('%PDF-1.7 nothing'), 0));
    expect(await texts.of('a', 'pdf')).toBe('');
  });

  it('is asked for once more where a reader ended, and another time after that', async () => {
    let failures = 3;
    class Unsteady extends FileText {
      protected override readonly ask = () => {
        failures -= 1;
        return failures >= 0 ? Promise.reject(new Error('the thread has ended')) : Promise.resolve('Ставка');
      };
    }
    const texts = new Unsteady(new UnsteadyStore(await paper(), 0));
    await expect(texts.of('a', 'pdf')).rejects.toThrow(FileUnread);
    expect(await texts.of('a', 'pdf')).toBe('Ставка');
  });

  it('is empty for what is too large', async () => {
    const texts = new FileText(new UnsteadyStore(await paper(), 0, 21 * 1024 * 1024));
    expect(await texts.of('a', 'pdf')).toBe('');
  });
});

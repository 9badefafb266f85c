import { Injectable } from '@nestjs/common';
import type { ComparedText, DocumentComparison, DocumentKind } from '@polden/api-contract';
import { diffWords } from 'diff';
import { DataSource } from 'typeorm';
import { AppError } from '../../../core/errors/app-error.ts';
import { FileText } from '../../media/files/file-text.service.ts';
import { versionOf, type VersionRow, VERSIONS } from './register-rows.ts';

const WORDS = new Intl.Segmenter('ru', { granularity: 'word' });
/** Texts that have less in common are shown one after the other. */
const COMPARING_MS = 1_000;

/** What one version of a document says and another does not. */
@Injectable()
export class ComparisonService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly texts: FileText,
  ) {}

  /** 404 when the document has no such versions, or visitors never saw them. */
  async compare(kind: DocumentKind, id: number, from: number, to: number): Promise<DocumentComparison> {
    const rows = await this.dataSource.query<VersionRow[]>(
      `SELECT * FROM (${VERSIONS}) v WHERE content_type = $1 AND item_id = $2`,
      [kind, id],
    );
    const [before, after] = [from, to].map((number) => rows.find((row) => row.number === number));
    if (!before || !after) throw new AppError(404, 'Такой редакции нет');
    const [old, present] = await Promise.all(
      [before, after].map(({ hash, extension }) => this.texts.of(hash, extension)),
    );
    return {
      from: versionOf(before),
      to: versionOf(after),
      parts: old && present ? comparedTexts(old, present) : null,
    };
  }
}

/** The words of both in one text. */
function comparedTexts(old: string, present: string): ComparedText[] {
  const parts = diffWords(old, present, { timeout: COMPARING_MS, intlSegmenter: WORDS });
  if (!parts) {
    return [
      { change: 'removed', text: old },
      { change: 'added', text: present },
    ];
  }
  return parts.map(({ added, removed, value }) => ({
    change: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

import { Injectable } from '@nestjs/common';
import { DataCipher } from '../../../core/crypto/data-cipher.ts';

export interface ReviewFileRow {
  review_id: number;
  position: number;
  data_key_id: string;
  file_name: Buffer;
  mime_type: string;
  bytes: number;
  content: Buffer;
  media_id: string | null;
}

/** Seals what came with reviews: name and bytes. */
@Injectable()
export class ReviewFileVault {
  constructor(private readonly cipher: DataCipher) {}

  seal(
    { review_id, position }: Pick<ReviewFileRow, 'review_id' | 'position'>,
    { fileName, bytes }: { fileName: string; bytes: Buffer },
  ): Pick<ReviewFileRow, 'data_key_id' | 'file_name' | 'content'> {
    const context = reviewFileContext(review_id, position);
    const { keyId, data } = this.cipher.sealBytes(bytes, context);
    const { data: name } = this.cipher.sealBytes(Buffer.from(fileName), context);
    return { data_key_id: keyId, file_name: name, content: data };
  }

  fileName(row: Pick<ReviewFileRow, 'review_id' | 'position' | 'data_key_id' | 'file_name'>): string {
    return this.open(row, row.file_name).toString();
  }

  bytes(row: ReviewFileRow): Buffer {
    return this.open(row, row.content);
  }

  private open(
    {
      review_id,
      position,
      data_key_id: keyId,
    }: Pick<ReviewFileRow, 'review_id' | 'position' | 'data_key_id'>,
    data: Buffer,
  ): Buffer {
    return this.cipher.openBytes({ keyId, data }, reviewFileContext(review_id, position));
  }
}

/** What binds a file to its review and its place there: moved elsewhere, it does not open. */
function reviewFileContext(reviewId: number, position: number): string {
  return `review:${reviewId}:file:${position}`;
}

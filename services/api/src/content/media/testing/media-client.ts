import { expect } from '@jest/globals';
import {
  MEDIA_PATHS,
  type MediaImage,
  type StoredFile,
  type UploadedFile,
  type UploadedImage,
} from '@polden/api-contract';
import sharp from 'sharp';
import type { Answer } from '../../../testing/borrower.ts';
import { type StaffClient, upload } from '../../../testing/staff.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** A file as its visitors get it. */
export interface FileAnswer {
  status: number;
  headers: Record<string, unknown>;
  bytes: Buffer;
}

/** What staff and visitors do with images and documents. */
export function mediaClient(api: TestApp, staff: StaffClient) {
  const send = (path: string, name: string, bytes: Buffer): Promise<Answer> =>
    upload(
      api,
      path,
      { bytes, name },
      { authorization: `Bearer ${staff.accessToken}`, 'x-requested-with': 'test' },
    );
  const accepted = ({ status, body }: Answer): object => {
    expect([status, body['message']]).toEqual([200, undefined]);
    return body;
  };
  const sendImage = async (name = 'photo.png', background = '#0f4f4b'): Promise<Answer> => {
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } });
    return send(MEDIA_PATHS.upload, name, await picture.png().toBuffer());
  };
  return {
    sendImage,
    sendFile: (name: string, bytes: Buffer | string) =>
      send(MEDIA_PATHS.uploadFile, name, Buffer.from(bytes)),
    /** As everything else has it: without what is said of the upload alone. */
    addFile: async (name: string, bytes: Buffer | string): Promise<StoredFile> => {
      const answer = await send(MEDIA_PATHS.uploadFile, name, Buffer.from(bytes));
      const { isKnown: _isKnown, ...file } = accepted(answer) as UploadedFile;
      return file;
    },
    addImage: async (name?: string, background?: string): Promise<MediaImage> => {
      const answer = await sendImage(name, background);
      const { isKnown: _isKnown, fileName: _fileName, ...image } = accepted(answer) as UploadedImage;
      return image;
    },
    get: async (url: string, headers: Record<string, string> = {}, method?: 'HEAD'): Promise<FileAnswer> => {
      const answer = await api.app.inject({ url, headers, ...(method ? { method } : {}) });
      return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
    },
  };
}

export type MediaClient = ReturnType<typeof mediaClient>;

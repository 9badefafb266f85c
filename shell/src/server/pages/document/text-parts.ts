/** Text that many answers have in common. */
export class KeptText {
  readonly text: string;
  #bytes: Buffer | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** In UTF-8, encoded once. */
  get bytes(): Buffer {
    return (this.#bytes ??= Buffer.from(this.text));
  }
}

/** A text in parts, one after the other. */
export type TextParts = readonly (string | KeptText)[];

export function joined(parts: TextParts): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** Bytes of a text that are written where the one before was: to take memory for each page costs as much as to write it. */
export const ROOM = 512 * 1024;
const room = Buffer.allocUnsafeSlow(ROOM);
/** Of UTF-8, for a unit of a JavaScript string. */
const MOST_BYTES = 3;

/** The same in UTF-8: only what is new is encoded. What is shorter than `ROOM` is good until the next call. */
export function bytesOf(parts: TextParts): Buffer {
  let end = 0;
  for (const part of parts) {
    const most = typeof part === 'string' ? part.length * MOST_BYTES : part.bytes.length;
    if (end + most >= ROOM) return ownBytesOf(parts);
    end += typeof part === 'string' ? room.write(part, end) : part.bytes.copy(room, end);
  }
  return room.subarray(0, end);
}

function ownBytesOf(parts: TextParts): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part.bytes)));
}

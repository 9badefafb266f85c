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

/** The same in UTF-8: only what is new is encoded. */
export function bytesOf(parts: TextParts): Buffer {
  const pieces: Buffer[] = [];
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else {
      pieces.push(Buffer.from(text), part.bytes);
      text = '';
    }
  }
  return Buffer.concat([...pieces, Buffer.from(text)]);
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;

/**
 * Bytes that the parts of a zip archive say to have unpacked, before anything of it is unpacked; infinite for what is no such
 * archive, or says nothing of its parts.
 */
export function unzippedBytes(archive: ArrayBuffer): number {
  const view = new DataView(archive);
  let at = endOf(view);
  if (at === null) return Infinity;
  const count = view.getUint16(at + 10, true);
  at = view.getUint32(at + 16, true);
  let sum = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return Infinity;
    sum += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sum;
}

/** Where the record stands that closes the archive; a comment may follow it. */
function endOf(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= 0 && last - at <= MAX_COMMENT_BYTES; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return null;
}

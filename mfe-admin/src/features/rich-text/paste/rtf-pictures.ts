/** Groups with pictures outside the text: copies in an old format, heads and feet of pages, signs of lists. */
const ASIDE =
  /^\{\\(?:\*\\)?(?:nonshppict|header[lrf]?|footer[lrf]?|listpicture|objdata|pgptbl|themedata|colorschememapping)\b/u;
const PICTURE = /^\{\\(?:\*\\)?pict\b/u;
const KINDS: Record<string, string> = { pngblip: 'png', jpegblip: 'jpeg' };

/** The pictures of a text in RTF, in their order; null for one in a format that browsers do not know. */
export function picturesOfRtf(rtf: string): (File | null)[] {
  const found: (File | null)[] = [];
  let place = 0;
  while (place < rtf.length) {
    const open = rtf.indexOf('{', place);
    if (open === -1) break;
    if (rtf[open - 1] === '\\') {
      place = open + 1;
      continue;
    }
    const start = rtf.slice(open, open + 40);
    const isPicture = PICTURE.test(start);
    const end = isPicture || ASIDE.test(start) ? endOf(rtf, open) : open + 1;
    if (isPicture) found.push(toFile(rtf.slice(open + 1, end - 1), found.length + 1));
    place = end;
  }
  return found;
}

/** Behind the brace that closes a group. */
function endOf(rtf: string, open: number): number {
  let depth = 0;
  for (let place = open; place < rtf.length; place += 1) {
    const sign = rtf[place];
    if (sign === '\\') place += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return place + 1;
    }
  }
  return rtf.length;
}

function toFile(group: string, number: number): File | null {
  // Properties and ids stand in groups of their own.
  let own = group;
  for (let before = ''; before !== own;) {
    before = own;
    own = own.replace(/\{[^{}]*\}/gu, '');
  }
  const kind = Object.keys(KINDS).find((each) => own.includes(`\\${each}`));
  const hex = own.replace(/\\[a-z]+-?\d*\s?/gu, '').replace(/[^\da-f]/giu, '');
  if (kind === undefined || hex.length < 2) return null;
  const type = KINDS[kind] ?? 'png';
  return new File([bytesOf(hex)], `risunok-${number}.${type === 'jpeg' ? 'jpg' : type}`, {
    type: `image/${type}`,
  });
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: Math.floor(hex.length / 2) }, (_byte, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
}

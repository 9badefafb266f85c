const PLAYERS: readonly [player: RegExp, address: (id: string) => string][] = [
  [
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})/u,
    (id) => `https://www.youtube.com/watch?v=${id}`,
  ],
  [/^https?:\/\/rutube\.ru\/play\/embed\/([\da-f]{32})/u, (id) => `https://rutube.ru/video/${id}/`],
  [
    /^https?:\/\/(?:vk\.com|vkvideo\.ru)\/video_ext\.php\?oid=(-?\d+&(?:amp;)?id=\d+)/u,
    (id) => `https://vkvideo.ru/video${id.replace(/&(?:amp;)?id=/u, '_')}`,
  ],
];

/** A player of another site, which may not be framed in a text, becomes a link to its film. */
export function linkPlayers(body: HTMLElement): void {
  for (const frame of body.querySelectorAll('iframe')) {
    const address = filmAddress(frame.getAttribute('src') ?? '');
    if (address === undefined) continue;
    const link = body.ownerDocument.createElement('a');
    link.setAttribute('href', address);
    link.textContent =
      frame.getAttribute('title')?.trim() || `Видео на ${new URL(address).hostname.replace('www.', '')}`;
    const line = body.ownerDocument.createElement('p');
    line.append(link);
    frame.replaceWith(line);
  }
}

function filmAddress(player: string): string | undefined {
  for (const [pattern, address] of PLAYERS) {
    const [, id] = pattern.exec(player.replace(/^\/\//u, 'https://')) ?? [];
    if (id !== undefined) return address(id);
  }
  return undefined;
}

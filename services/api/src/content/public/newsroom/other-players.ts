/** The player of another site. */
export interface OtherPlayer {
  /** What is framed. */
  src: string;
  /** Origins on which it may be found. */
  origins: string[];
}

/** The films of a site by their addresses; the id goes to its player, of which nothing else can be chosen. */
const SITES: { hosts: string[]; film: RegExp; player: (id: string, part: string) => OtherPlayer }[] = [
  {
    hosts: ['rutube.ru'],
    film: /^\/(?:video|play\/embed)\/([\da-f]{32})\/?$/u,
    player: (id) => ({ src: `https://rutube.ru/play/embed/${id}`, origins: ['https://rutube.ru'] }),
  },
  {
    hosts: ['vk.com', 'vkvideo.ru'],
    film: /^\/(?:video|clip)(-?\d{1,12})_(\d{1,12})$/u,
    player: (owner, id) => ({
      src: `https://vkvideo.ru/video_ext.php?oid=${owner}&id=${id}`,
      origins: ['https://vkvideo.ru', 'https://vk.com'],
    }),
  },
  {
    hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    film: /^\/(?:watch\?v=|shorts\/|embed\/|live\/)?([\w-]{11})$/u,
    player: (id) => ({
      src: `https://www.youtube-nocookie.com/embed/${id}`,
      origins: ['https://www.youtube-nocookie.com'],
    }),
  },
];

/** Null for an address of no film, or of a site without a known player. */
export function otherPlayer(address: string): OtherPlayer | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(?:www|m)\./u, '');
  const site = SITES.find(({ hosts }) => hosts.includes(host));
  if (protocol !== 'https:' || !site) return null;
  const [, id = '', part = ''] = site.film.exec(filmPath(pathname, searchParams)) ?? [];
  return id === '' ? null : site.player(id, part);
}

/** YouTube names a film in `v`; VK opens one over any of its pages, as `z=video-1_2/list`. */
function filmPath(pathname: string, query: URLSearchParams): string {
  const [v, z] = [query.get('v'), query.get('z')];
  if (v !== null) return `${pathname}?v=${v}`;
  return z === null ? pathname : `/${z.split('/')[0] ?? ''}`;
}

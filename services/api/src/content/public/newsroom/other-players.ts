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
    film: /^\/video(-?\d{1,12})_(\d{1,12})$/u,
    player: (owner, id) => ({
      src: `https://vkvideo.ru/video_ext.php?oid=${owner}&id=${id}`,
      origins: ['https://vkvideo.ru', 'https://vk.com'],
    }),
  },
  {
    hosts: ['youtube.com', 'youtu.be'],
    film: /^\/(?:watch\?v=|shorts\/)?([\w-]{11})$/u,
    player: (id) => ({
      src: `https://www.youtube-nocookie.com/embed/${id}`,
      origins: ['https://www.youtube-nocookie.com'],
    }),
  },
];

/** Null for an address that is none of a film on a site whose player is known. */
export function otherPlayer(address: string): OtherPlayer | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(?:www|m)\./u, '');
  const site = SITES.find(({ hosts }) => hosts.includes(host));
  if (protocol !== 'https:' || !site) return null;
  const v = searchParams.get('v');
  const [, id = '', part = ''] = site.film.exec(v === null ? pathname : `${pathname}?v=${v}`) ?? [];
  return id === '' ? null : site.player(id, part);
}

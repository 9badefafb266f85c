import { isIP } from 'node:net';
import {
  type City,
  type CityHostRules,
  cityOfSubdomain,
  DEFAULT_CITY_HOSTS,
  MAIN_CITY,
  subdomainOf,
} from '@polden/reference-data';
import type { ShellCity } from '@polden/mfe-contract';
import { LRUCache } from 'lru-cache';
import { shellCity } from './shell-city.ts';

/** What a Host header of ours means. */
export interface SiteHost {
  city: City;
  /** Origin of the host as it was asked: what a form of its pages is sent from. */
  asked: string;
  /** Where the page is to be asked for; other than the host that was asked where that one is to be left. */
  origin: string;
  /** Origin of the main site of the same family. */
  mainOrigin: string;
  /** Why the host is to be left: it is another name of the city's, or no city's at all. */
  moved: 'renamed' | 'unknown-city' | null;
  /** One of the deployment's own hosts for tests. */
  internal: boolean;
  /** `Domain` of what all its hosts remember; null where browsers keep no cookie for a whole domain. */
  cookieDomain: string | null;
}

export interface SiteHostsOptions {
  /** The address that visitors see; its host is the main host. */
  publicOrigin: URL;
  local: boolean;
  cityHosts?: CityHostRules;
  /** Names of hosts, without ports. */
  internalHosts?: readonly string[];
}

/** City hosts of one's own machine: browsers keep no cookies for the whole of `localhost`. */
const LOCAL_FAMILY = 'polden.localhost';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const MAX_HEADERS = 500;
const MAX_PORT = 65_535;
/** As they stand in a header, by the scheme. */
const DEFAULT_PORTS: Partial<Record<string, string>> = { 'http:': ':80', 'https:': ':443' };
/** A full name may end with the dot of the root. */
const HOST = /^(\[[0-9a-f:]+\]|[a-z0-9.-]*[a-z0-9-])(\.?)(:\d{1,5})?$/;

/** The hosts of the site: the main one, one for each city below it, and in local mode the loopback names on any port. */
export class SiteHosts {
  readonly #options: Required<SiteHostsOptions>;
  /** By Host header; there are more spellings of ours than hosts. */
  readonly #known = new LRUCache<string, SiteHost>({ max: MAX_HEADERS });

  constructor(options: SiteHostsOptions) {
    this.#options = { cityHosts: DEFAULT_CITY_HOSTS, internalHosts: [], ...options };
  }

  /** Null for a host that is none of ours. The header is the visitor's word: nothing of it but a known name is taken over. */
  find(header: string | undefined): SiteHost | null {
    if (header === undefined) return null;
    const known = this.#known.get(header);
    if (known) return known;
    const found = this.#read(header);
    if (found !== null) this.#known.set(header, found);
    return found;
  }

  #read(header: string): SiteHost | null {
    const [, name, dot, written = ''] = HOST.exec(header.toLowerCase()) ?? [];
    if (name === undefined || Number(written.slice(1)) > MAX_PORT) return null;
    // Browsers leave it out, others need not.
    const port = written === DEFAULT_PORTS[this.#options.publicOrigin.protocol] ? '' : written;
    const host = this.#named(name, port);
    return dot === '' || host === null
      ? host
      : { ...host, asked: this.#origin(`${name}.`, port), moved: host.moved ?? 'renamed' };
  }

  #named(name: string, port: string): SiteHost | null {
    const { publicOrigin, local, internalHosts } = this.#options;
    const isMainPort = local || port === (publicOrigin.port && `:${publicOrigin.port}`);
    if (!isMainPort) return null;
    if (internalHosts.includes(name)) return this.#main(name, port, { internal: true });
    if (local && LOOPBACK.includes(name)) return this.#main(name, port, { cookieDomain: null });
    const family = this.#families().find((domain) => name === domain || name.endsWith(`.${domain}`));
    if (family === undefined) return null;
    return name === family ? this.#main(name, port) : this.#below(family, name, port);
  }

  /** The site of a city in the family of a host. */
  originOf(city: City, { mainOrigin }: Pick<SiteHost, 'mainOrigin'>): string {
    const { hostname, port } = new URL(mainOrigin);
    const { local } = this.#options;
    const subdomain = subdomainOf(city, this.#options.cityHosts);
    if (subdomain === '') return mainOrigin;
    const family = local && LOOPBACK.includes(hostname) ? LOCAL_FAMILY : hostname;
    return this.#origin(`${subdomain}.${family}`, port && `:${port}`);
  }

  /** The site of the family on which the city's cookie can be kept: browsers keep none for the whole of `localhost`. */
  keeperOf(host: SiteHost): SiteHost {
    const { hostname, port } = new URL(host.origin);
    const { local } = this.#options;
    return local && LOOPBACK.includes(hostname) ? this.#main(LOCAL_FAMILY, port && `:${port}`) : host;
  }

  /** The city of a site, for its pages. `origin`: of a request to one of our hosts. */
  cityAt(origin: string): ShellCity {
    const host = this.find(URL.parse(origin)?.host);
    return shellCity(host ?? this.#main(this.#options.publicOrigin.hostname, ''));
  }

  #families(): string[] {
    const { publicOrigin, local } = this.#options;
    return local ? [LOCAL_FAMILY, publicOrigin.hostname] : [publicOrigin.hostname];
  }

  #main(name: string, port: string, more: Partial<SiteHost> = {}): SiteHost {
    const origin = this.#origin(name, port);
    return {
      city: MAIN_CITY,
      asked: origin,
      origin,
      mainOrigin: origin,
      moved: null,
      internal: false,
      cookieDomain: name.includes('.') && isIP(name) === 0 ? name : null,
      ...more,
    };
  }

  #below(family: string, name: string, port: string): SiteHost {
    const main = this.#main(family, port);
    const subdomain = name.slice(0, -family.length - 1);
    const asked = this.#origin(name, port);
    const city = cityOfSubdomain(subdomain, this.#options.cityHosts);
    if (!city) return { ...main, asked, moved: 'unknown-city' };
    const origin = this.originOf(city, main);
    return { ...main, city, asked, origin, moved: origin === asked ? null : 'renamed' };
  }

  #origin(name: string, port: string): string {
    return `${this.#options.publicOrigin.protocol}//${name}${port}`;
  }
}

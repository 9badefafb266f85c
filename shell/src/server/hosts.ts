const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a Host header names this site: the main host, a city below it, or in local mode any loopback name. City hosts
 * of `localhost` stand below `polden.localhost`, because browsers keep no domain cookies for `localhost` itself.
 */
export function ownHosts(publicOrigin: URL, local: boolean, brandSlug = 'polden'): (host: string) => boolean {
  const main = publicOrigin.host;
  const port = publicOrigin.port ? `:${publicOrigin.port}` : '';
  const parents = local ? [main, `${brandSlug}.localhost${port}`] : [main];
  return (host) => {
    const name = host.toLowerCase();
    return (
      parents.some((parent) => name === parent || name.endsWith(`.${parent}`)) ||
      (local && LOOPBACK.test(name))
    );
  };
}

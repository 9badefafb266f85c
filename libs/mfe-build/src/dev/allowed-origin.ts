/**
 * True for pages of the shell on this machine: its own origin, its city subdomains, and the other names of the loopback
 * address on the same port.
 */
export function isShellPage(origin: string, shellOrigin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const shell = new URL(shellOrigin);
  if (page.protocol !== shell.protocol || page.port !== shell.port) return false;
  const isLoopback = /^(127\.0\.0\.1|\[::1\]|(.+\.)?localhost)$/.test(page.hostname);
  return isLoopback || page.hostname === shell.hostname || page.hostname.endsWith(`.${shell.hostname}`);
}

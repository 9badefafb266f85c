/** True for this machine itself, under any of its names. */
export function isLoopback({ hostname }: Pick<URL, 'hostname'>): boolean {
  return /(^|\.)localhost$|^127\.0\.0\.1$|^\[::1\]$/.test(hostname);
}

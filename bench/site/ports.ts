const FIRST = Number(process.env['BENCH_PORT'] ?? 4300);

/** Loopback ports of the servers that are measured and of the API behind them; BENCH_PORT is the first of them. */
export const PORTS = {
  shell: FIRST,
  api: FIRST + 1,
  plain: FIRST + 2,
  monolith: FIRST + 3,
  base: FIRST + 4,
  next: FIRST + 5,
  modern: FIRST + 6,
  modernRemote: FIRST + 7,
} as const;

export function originOf(server: keyof typeof PORTS): string {
  return `http://127.0.0.1:${PORTS[server]}`;
}

/** Loopback ports of the servers that are measured and of the API behind them. */
export const PORTS = { shell: 4300, api: 4301, plain: 4302, monolith: 4303, base: 4304 } as const;

export function originOf(server: keyof typeof PORTS): string {
  return `http://127.0.0.1:${PORTS[server]}`;
}

import type { DataSource } from 'typeorm';

/** What the pool of node-postgres says of itself. */
interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** Connections of the pool; waiting are requests without one. */
export function poolOf({ driver }: DataSource): Pool {
  const { master } = driver as unknown as { master?: Pool };
  return master ?? { totalCount: 0, idleCount: 0, waitingCount: 0 };
}

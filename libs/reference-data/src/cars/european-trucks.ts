import type { BrandEntry } from './car-list.ts';

export const EUROPEAN_TRUCKS: BrandEntry[] = [
  {
    id: 76,
    name: 'MAN',
    retention: 'usual',
    models: [
      [1, 'TGX', 15500],
      [2, 'TGS', 14500],
      [3, 'TGL', 9500],
    ],
  },
  {
    id: 77,
    name: 'Scania',
    retention: 'usual',
    models: [
      [1, 'R-серия', 16500],
      [2, 'G-серия', 15000],
      [3, 'P-серия', 14000],
    ],
  },
];

import { resolve } from 'node:path';
import type { NextConfig } from 'next';

const CHECKOUT = resolve(import.meta.dirname, '../../..');

/** As the documentation has it for one's own server: standalone, and the packages of the repository compiled along. */
export default {
  output: 'standalone',
  distDir: 'dist',
  outputFileTracingRoot: CHECKOUT,
  turbopack: { root: CHECKOUT },
  transpilePackages: ['@polden/bench-landing-remote', '@polden/ru'],
} satisfies NextConfig;

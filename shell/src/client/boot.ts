import type { Boot } from '@polden/mfe-contract';

declare global {
  interface Window {
    __BOOT__: Boot;
  }
}

export const boot: Boot = window.__BOOT__;

import { configure } from '@testing-library/react';
import { pageOpener } from '@polden/ui/testing/open-page';
import { routes } from '../remote.tsx';
import { SHELL_DATA } from './lender-data.ts';

// A whole page is large, and a loaded machine slow.
configure({ asyncUtilTimeout: 15_000 });

const open = pageOpener(routes, () => SHELL_DATA);

/** Opens a page of this remote under a root that gives it the shell's data, as the shell does. */
export function openPage(url: string): ReturnType<typeof open> {
  // jsdom has none; motion is unwanted, so that counters stand still.
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  return open(url);
}

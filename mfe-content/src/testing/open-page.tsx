import { SHELL_DATA } from '@polden/ui/testing';
import { pageOpener } from '@polden/ui/testing/open-page';
import { routes } from '../remote.tsx';

export const openPage = pageOpener(routes, () => SHELL_DATA);

import { configure } from '@testing-library/react';
import { SHELL_DATA } from '@polden/ui/testing';
import { pageOpener } from '@polden/ui/testing/open-page';
import { routes } from '../remote.tsx';

// A whole page is large, and a loaded machine slow: patient, and without asking of each node whether it is hidden.
configure({ asyncUtilTimeout: 15_000, defaultHidden: true });

export const openPage = pageOpener(routes, () => SHELL_DATA);

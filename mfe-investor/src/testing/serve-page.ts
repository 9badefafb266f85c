import { SHELL_DATA } from '@polden/ui/testing';
import { pageServer } from '@polden/ui/testing/serve-page';
import { routes } from '../remote.tsx';

export const servePage = pageServer(routes, () => SHELL_DATA);

export { fieldsOf, typedInto, type ServedPage } from '@polden/ui/testing/serve-page';

import { SHELL_DATA } from '@polden/ui/testing';
import { pageServer, type ServedPage } from '@polden/ui/testing/serve-page';
import { routes } from '../remote.tsx';

const serve = pageServer(routes, () => SHELL_DATA);

/** A request without JavaScript, answered as a shell would: action, loaders, HTML. */
export function servePage(path: string, form?: Record<string, string>): Promise<ServedPage> {
  return serve(path, form && new URLSearchParams(form));
}

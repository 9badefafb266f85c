import { remoteOfPath } from '../remote-of-path.ts';

const VIEW_PATH = '/telemetry/view';

/**
 * A token for the page that is open: one that many visitors share has none of this visitor, nor has one that was opened without
 * the server. `site`: origin at which the site says that it stands. Under another one, as behind a proxy that nobody has told
 * it of, the question would be refused, so it is not asked.
 */
export async function askForView(site: string | undefined): Promise<string | null> {
  const { origin, pathname: path } = window.location;
  if (site !== undefined && site !== origin) return null;
  try {
    const body = JSON.stringify({ path, version: remoteOfPath(path)?.version ?? null });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(VIEW_PATH, { method: 'POST', headers, body });
    return response.ok ? ((await response.json()) as { view: string | null }).view : null;
  } catch {
    return null;
  }
}

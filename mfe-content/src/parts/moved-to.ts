import { redirect } from 'react-router-dom';

/**
 * For a loader to throw: 301 to the present address of what was asked for by a former one. The query goes along: it may say
 * where the visitor has come from.
 */
export function movedTo(address: string, { url }: Request): Response {
  return redirect(address + new URL(url).search, 301);
}

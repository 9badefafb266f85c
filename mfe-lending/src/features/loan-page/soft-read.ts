/** A server gives a page two seconds in all; a browser waits as long as the http client does. */
const SERVER_BUDGET_MS = 1_500;

/** What was read, or null when it fails or, on a server, comes too late. Never throws. */
export async function softRead<T>(read: Promise<T>): Promise<T | null> {
  const answer = read.catch(() => null);
  if (typeof document !== 'undefined') return answer;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SERVER_BUDGET_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

import { endSession, LOGIN_NEEDED, resumeSession, RIGHT_MISSING, sessionStore } from '@polden/session';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { rememberReturnPath, takeOverReturnPath } from './return-path.ts';

export const ENTRY_PATH = '/admin';
const PROFILE_PATH = '/admin/profile';

/**
 * Loader of every page behind the login: without a session to the login page, which then leads back; without the second
 * factor that a role asks for to where it is switched on.
 */
export async function staffLoader({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  if (await isStaff()) {
    sessionStore.setState({ notice: null });
    return mustEnrol() && pathname !== PROFILE_PATH ? redirect(PROFILE_PATH) : null;
  }
  rememberReturnPath(pathname + search);
  askToSignIn();
  return redirect(ENTRY_PATH);
}

/** One right of several, or all of one of several groups. */
export type RightsNeeded = readonly (string | readonly string[])[];

export function holdsAny(held: readonly string[], needed: RightsNeeded): boolean {
  return needed.some((rights) => [rights].flat().every((right) => held.includes(right)));
}

/** Loader of a page for those with one of the rights: others are led to the entry, which says that they lack it. */
export function loaderFor(rights: RightsNeeded) {
  return async (args: LoaderFunctionArgs): Promise<Response | null> => {
    const elsewhere = await staffLoader(args);
    if (elsewhere !== null) return elsewhere;
    const held = sessionStore.getState().user?.actions ?? [];
    if (holdsAny(held, rights)) return null;
    sessionStore.setState({ notice: RIGHT_MISSING });
    return redirect(ENTRY_PATH);
  };
}

/** Loader of the login page: a signed-in person sees the entry, or first has to set up the second factor. */
export async function entryLoader(): Promise<Response | null> {
  // With the API down there is nothing to restore from; the form says so when it is sent.
  const isIn = await isStaff().catch(() => false);
  if (takeOverReturnPath() && !isIn) askToSignIn();
  return isIn && mustEnrol() ? redirect(PROFILE_PATH) : null;
}

/** Where a reason is known already, it stays: that the session has ended. */
function askToSignIn(): void {
  endSession(sessionStore.getState().notice ?? LOGIN_NEEDED);
}

/** A page with a number in its address, behind the login; anything else is not found. */
export async function staffItemLoader(args: LoaderFunctionArgs): Promise<Response | null> {
  if (!/^[1-9]\d{0,8}$/u.test(args.params['id'] ?? '')) throw new Response(null, { status: 404 });
  return staffLoader(args);
}

/** A role asks for the second factor, and there is none yet. */
function mustEnrol(): boolean {
  return sessionStore.getState().user?.mustEnrol ?? false;
}

async function isStaff(): Promise<boolean> {
  const { status } = sessionStore.getState();
  return status === 'unknown' ? resumeSession() : status === 'staff';
}

import { sessionStore } from '@polden/session';
import { create } from 'zustand';

/** Runs `forget` when another person has signed in, who may do so without a new page: nothing of the one before is theirs. */
export function onOtherPerson(forget: () => void): void {
  let seen = sessionStore.getState().user?.id ?? null;
  sessionStore.subscribe(({ user }) => {
    if (user === null || user.id === seen) return;
    if (seen !== null) forget();
    seen = user.id;
  });
}

/** State outside pages that belongs to the person who is signed in: for another one it begins anew. */
export function personalStore<State extends object>(start: State) {
  const store = create<State>()(() => start);
  onOtherPerson(() => store.setState(start, true));
  return store;
}

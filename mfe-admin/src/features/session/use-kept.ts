import { sessionStore } from '@polden/session';
import { useEffect, useState } from 'react';
import { isTakenAway, useKeptNotice } from './use-kept-notice.ts';

/**
 * State that outlives a session that ends under it, or a right that is taken away: this tab keeps it until the same person is back.
 * Sent, given up or left by its person, it is forgotten. Content has drafts of its own. `name` stays while it is shown.
 */
export function useKept<Value>(name: string, start: Value): [value: Value, keep: (value: Value) => void] {
  const [userId] = useState(() => sessionStore.getState().user?.id ?? 0);
  const key = `admin-typed:${userId}:${name}`;
  const [value, setValue] = useState(() => keptAs(key, start));
  useEffect(
    () => () => {
      const session = sessionStore.getState();
      if (!isTakenAway(session) && session.user?.id === userId) sessionStorage.removeItem(key);
    },
    [key, userId],
  );
  return [
    value,
    (next) => {
      setValue(next);
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch (error) {
        // The tab's storage is full: the page itself still has everything.
        console.warn('what is typed is not kept', error);
      }
    },
  ];
}

/** The same of a text, which is said to be kept when the login takes its place. */
export function useKeptText(name: string, start = ''): [text: string, setText: (text: string) => void] {
  const [text, setText] = useKept(name, start);
  useKeptNotice(text.trim() !== start.trim());
  return [text, setText];
}

/** A text that is sent with a key: the same once more, after an answer that was lost, is no second one. */
export function useKeptMessage(name: string) {
  const [text, setText] = useKeptText(name);
  const [key, setKey] = useKept(`${name}-key`, crypto.randomUUID());
  const write = (next: string): void => {
    setText(next);
    setKey(crypto.randomUUID());
  };
  return {
    text,
    key,
    write,
    /** Was taken: the field is empty again, unless it was typed on meanwhile. */
    taken: (sent: string): void => {
      if (sent === text) write('');
    },
  };
}

function keptAs<Value>(key: string, start: Value): Value {
  const text = sessionStorage.getItem(key);
  return text === null ? start : (JSON.parse(text) as Value);
}

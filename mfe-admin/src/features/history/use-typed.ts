import { useState } from 'react';

/** What stands in a field: what was typed, until `shown` changes by itself through a link or the browser's «back». */
export function useTyped(shown: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(shown);
  const [known, setKnown] = useState(shown);
  /** What `shown` may still follow: it comes later than what is typed on. */
  const [typed, setTyped] = useState<readonly string[]>([]);
  if (shown !== known) {
    setKnown(shown);
    const followed = typed.lastIndexOf(shown);
    setTyped(typed.slice(followed + 1));
    if (followed === -1 && shown !== text.trim()) setText(shown);
  }
  return [
    text,
    (next) => {
      setText(next);
      setTyped((before) => (next.trim() === shown ? [] : [...before, next.trim()]));
    },
  ];
}

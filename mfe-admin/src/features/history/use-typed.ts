import { useState } from 'react';

/** What stands in a field: what was typed, until `shown` changes by itself through a link or the browser's «back». */
export function useTyped(shown: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(shown);
  const [known, setKnown] = useState(shown);
  if (shown !== known) {
    setKnown(shown);
    if (shown !== text.trim()) setText(shown);
  }
  return [text, setText];
}

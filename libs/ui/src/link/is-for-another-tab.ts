interface Press {
  /** Of a mouse. */
  readonly button?: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether the browser opens the pressed link in another tab or window, or saves what it leads to: nothing changes on this page. */
export function isForAnotherTab({ button = 0, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

/** A window of a browser that is not Chromium, at the width of a phone. */
export interface BrowserWindow {
  open: (url: string) => Promise<void>;
  /** Waits for what a page brings once it stands: a request that is broken off by leaving it would be complained of. */
  settle: () => Promise<void>;
  /** Value of a JavaScript expression in the page, as JSON has it. */
  read: <T>(expression: string) => Promise<T>;
  /** The first element of the CSS selector, as a visitor presses it. */
  press: (selector: string) => Promise<void>;
  /** Types at the end of the field; `→` is the arrow key. */
  type: (selector: string, text: string) => Promise<void>;
  /** What the page has complained of since it was last asked: errors of the console and exceptions. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Pixels of CSS. */
export const PHONE = { width: 390, height: 844 } as const;

/** A browser that this survey looks at. */
export interface OtherBrowser {
  name: string;
  /** Null, and nothing is started, when the browser or what drives it is not installed. */
  start: () => Promise<BrowserWindow | null>;
  /** Debian's packages that it needs. */
  packages: string;
}

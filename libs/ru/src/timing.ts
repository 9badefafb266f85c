/** How long typing rests before what was typed is used. */
export const DEBOUNCE_MS = 700;

/** How long something stays marked to which a reader was led. */
export const HIGHLIGHT_MS = 1_500;

/** How long a request waits for what may replace it: suggestions while somebody types, a list after a change. */
export const FETCH_DELAY_MS = 200;

/** What the keyboard comes to. */
export const REACHABLE =
  ':is(a[href], button, input, select, textarea, summary, [contenteditable=true], [tabindex]):not(:disabled, [tabindex="-1"])';

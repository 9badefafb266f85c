import type { ReactNode } from 'react';

/** Shapes on a 24 grid, one stroke of 1.5, drawn from the same arcs and verticals as the logo. */
export const ICON_SHAPES = {
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h11" />,
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  phone: (
    <path d="M8.6 3.9 5.7 4.3c-.9.1-1.5.9-1.4 1.8C5 13.3 10.7 19 17.9 19.7c.9.1 1.7-.5 1.8-1.4l.4-2.9-4.3-2-2 2.2a13.4 13.4 0 0 1-5.4-5.4l2.2-2z" />
  ),
  check: <path d="m4.5 12.8 4.7 4.7L19.5 7" />,
  'arrow-right': <path d="M3.5 12h17m-6-6 6 6-6 6" />,
  'chevron-down': <path d="m5.5 9 6.5 6.5L18.5 9" />,
  document: (
    <>
      <path d="M5.5 3.5h8.5l4.5 4.5v12.5h-13z" />
      <path d="M13.5 3.5V8.5h5M8.5 12.5h7M8.5 16h4.5" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 12V6.5M12 12l3.6 2.1" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3.2c2.5 1.6 4.9 2.4 7.5 2.5v5.6c0 4.4-2.9 7.6-7.5 9.5-4.6-1.9-7.5-5.1-7.5-9.5V5.7C7.1 5.6 9.5 4.8 12 3.2z" />
      <path d="m8.5 11.9 2.5 2.5 4.6-4.8" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="3.8" />
      <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7" />
    </>
  ),
  car: (
    <>
      <path d="M4.8 16.5H3.5c-.6 0-1-.4-1-1v-2.3c0-.9.6-1.6 1.5-1.8l2.3-.5L9 7.6c.4-.4.9-.6 1.4-.6h4c.6 0 1.1.2 1.5.7l2.6 3.2 1.7.5c.8.2 1.3.9 1.3 1.7v2.4c0 .6-.4 1-1 1h-1.3M9.2 16.5h5.6" />
      <path d="M6.3 10.9h12M12.3 7v3.9" />
      <circle cx="7" cy="16.5" r="2.2" />
      <circle cx="17" cy="16.5" r="2.2" />
    </>
  ),
  card: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13.5" rx="1.5" />
      <path d="M2.5 9.5h19M6 15h4.5" />
    </>
  ),
  alert: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5v5.5M12 16.2v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11.5v5M12 7.7v.1" />
    </>
  ),
} satisfies Record<string, ReactNode>;

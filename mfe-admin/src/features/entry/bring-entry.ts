/** Whoever only signs in gets nothing of it: it brings the frame of the staff area, half of what this page would weigh. */
export const bringEntry = () => import(/* webpackChunkName: "admin-entry" */ './entry.tsx');

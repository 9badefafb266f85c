/** A chunk of its own: the sign-in alone does not need the frame of the staff area, half the weight of the page. */
export const bringEntry = () => import(/* webpackChunkName: "admin-entry" */ './entry.tsx');

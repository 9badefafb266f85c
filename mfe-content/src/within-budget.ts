/** Where loaders of this remote look for it. */
export { softRead, withinBudget } from '@polden/http';

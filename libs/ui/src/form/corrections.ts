import { createContext, use } from 'react';

/** Ids and names of the controls that have been changed since the form was answered. */
export const Corrections = createContext<ReadonlySet<string>>(new Set());

/** The error of a control, by its id or name, until somebody corrects it. */
export function useError(control: string, error: string | undefined): string | undefined {
  return use(Corrections).has(control) ? undefined : error;
}

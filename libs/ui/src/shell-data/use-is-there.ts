import { useShellData } from './use-shell-data.ts';

/** Tells whether a live release brings the page: nobody is led to one of another remote that is not there yet. */
export function useIsThere(): (path: string) => boolean {
  const { missing = [] } = useShellData();
  return (path) => !missing.includes(path);
}

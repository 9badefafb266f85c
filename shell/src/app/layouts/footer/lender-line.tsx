import { useShellData } from '@polden/ui';

/** Who stands behind the page, in one line. */
export function LenderLine() {
  const { legal } = useShellData().brand;
  if (!legal.name) return null;
  return (
    <p>
      {legal.name} · ИНН {legal.inn} · ОГРН {legal.ogrn}
    </p>
  );
}

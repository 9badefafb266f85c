import { useShellData } from '../shell-data/use-shell-data.ts';

/** The telephone numbers with the hours, inside a sentence. */
export function CallUs() {
  const { phones, workingHours } = useShellData().brand;
  return (
    <>
      {phones.map(({ title, tel }, index) => (
        <span key={tel}>
          {index > 0 && ', '}
          <a href={`tel:${tel}`}>{title}</a>
        </span>
      ))}
      {workingHours && ` (${workingHours})`}
    </>
  );
}

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
      {workingHours && ` (${withinSentence(workingHours)})`}
    </>
  );
}

/** «Ежедневно…» → «ежедневно…»; «ПН–ПТ» stays. */
function withinSentence(words: string): string {
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

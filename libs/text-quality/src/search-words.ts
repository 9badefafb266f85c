import type { Finding } from './text.ts';

/** Characters that search engines show of a title and of a description. */
export const SHOWN_TITLE = 60;
export const SHOWN_DESCRIPTION = 160;
const SHORT_TITLE = 15;
const SHORT_DESCRIPTION = 60;

/** Title and description as a search engine would show them; '' for what the page does not have. */
export function checkSearchWords({ title, description }: { title: string; description: string }): Finding[] {
  const findings: Finding[] = [];
  const say = (severity: Finding['severity'], message: string, cure: string): void => {
    findings.push({ group: 'search', severity, message, cure });
  };
  const [titled, described] = [title.trim().length, description.trim().length];
  if (titled === 0) say('error', 'Нет заголовка', 'Без него страницу не найти и не узнать.');
  else if (titled > SHOWN_TITLE)
    say(
      'warning',
      `Заголовок длиннее ${SHOWN_TITLE} знаков: ${titled}`,
      'В поиске его обрежут. Главное — в начало.',
    );
  else if (titled < SHORT_TITLE)
    say(
      'hint',
      `Короткий заголовок: ${titled} знаков`,
      'Скажите, о чём страница: по нему решают, открывать ли её.',
    );
  if (described === 0)
    say('warning', 'Нет описания', 'Поисковик покажет случайный кусок текста. Напишите одну-две фразы.');
  else if (described > SHOWN_DESCRIPTION)
    say(
      'hint',
      `Описание длиннее ${SHOWN_DESCRIPTION} знаков: ${described}`,
      'Конец не увидят: главное — в начало.',
    );
  else if (described < SHORT_DESCRIPTION)
    say('hint', `Короткое описание: ${described} знаков`, 'Места хватит ещё на одну полезную фразу.');
  return findings;
}

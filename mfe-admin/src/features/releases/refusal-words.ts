import { HttpError } from '@polden/http';

/** The registry speaks English to pipelines; what it says of rules is said to people in their words. */
const WORDS: readonly (readonly [said: RegExp, words: string])[] = [
  [
    /is not approved by a second person/u,
    'Версию должен одобрить второй человек: одобрение того, кто выпускает, не в счёт.',
  ],
  [/is frozen until/u, 'Сейчас заморозка: выпустить нельзя, откатить и снять с публикации можно.'],
  [
    /is not shown in a preview/u,
    'Версию откатывали или остановили серверы: по ссылке её не показать. Опубликуйте исправленную.',
  ],
  [
    /was (taken back|stopped by shells) at/u,
    'Версию откатывали или остановили серверы. Напишите, почему она снова у посетителей.',
  ],
  [
    /canary for too short a time|has to be a canary/u,
    'Версия ещё не побыла канарейкой столько, сколько велит правило.',
  ],
  [
    /is not found healthy yet/u,
    'Автоматика ещё не признала канарейку здоровой: до этого версию не выпустить.',
  ],
  [/is retired with a reason/u, 'Напишите, почему: причину увидят все.'],
  [
    /has pages of the staff/u,
    'На нём стоит и эта страница: отсюда его было бы не вернуть. Его снимают командой mfe-release retire.',
  ],
  [/was retired from/u, 'Микрофронтенд снят с публикации: сначала верните его, выпустив версию.'],
  [
    /and \S+ is retired\. /u,
    'Микрофронтенд снят с публикации: сначала верните версию, которая была последней.',
  ],
  [
    /belongs to |lies below |is claimed twice|the route id /u,
    'Адрес этой версии занят другим микрофронтендом: посмотрите владельца на вкладке «Страницы».',
  ],
  [
    /are not where shells read them|is not what was published any more|files of \S+ were removed/u,
    'Файлов этой версии в хранилище больше нет: опубликуйте её как новую.',
  ],
  [
    /which \S+ (?:needs|imports)\./u,
    'Версия не подходит к нынешней оболочке: посмотрите вкладку «Совместимость».',
  ],
  [/has no earlier stable version/u, 'Откатывать некуда: прежней годной версии нет.'],
  [/The canary of \S+ is \S+ by now/u, 'Канарейкой уже стала другая версия: остановите её.'],
  [/^The canary of \S+ is \S+ already/u, 'Канарейку уже сменили: посмотрите, какая сейчас, и решите заново.'],
  [
    /^\S+ is \S+ (?:already|in \S+ by now)/u,
    'Версию уже сменили: посмотрите, какая сейчас, и решите заново.',
  ],
  [/is stable already/u, 'Эта версия уже у всех.'],
];

/** The same refusal as a sentence in Russian, where there is one for it. */
export function inRussian(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error;
  const words = WORDS.find(([said]) => said.test(error.message))?.[1];
  return words === undefined ? error : new HttpError(error.code, { message: words });
}

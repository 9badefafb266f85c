import { sentencesOf } from './account-promises.ts';

/** Promises, in any words, that no request keeps. */
const NOT_DONE: readonly RegExp[] = [
  // The code signs an application and consents. The contract comes from a manager, and the money after it.
  /договор[^,;.]*(?<![\p{L}-])(?:кодом|код\S* из (?:СМС|сообщения))/iu,
  /(?<![\p{L}-])код\S* из (?:СМС|сообщения)(?:[^,;:.]*договор|,? (?:и )?(?:мы )?(?:деньги|перевед))/iu,
  // Everybody answers all questions, also a returning visitor or one sent by a partner.
  /коротк\S+ анкет|анкет\S* короче|анкет\S* уже заполнен|без (?:повторн|второго)[^.]*анкет|данные уже есть|знакомиться не будем/iu,
  /в анкете есть (?:\S+ )?вопрос|контактное лицо указываете/iu,
  // No bank is asked from here: how it tells of an account, a manager explains.
  /в один клик|выписк[^.]*кнопк|разрешаете (?:увидеть|показать)|автосписани/iu,
];

/** «Откажем — скажем почему», «причину отказа называем»: it is told on the phone alone. */
const REFUSAL = /откажем|отказ[ауы]?(?!\p{L})|обещаем назвать/iu;
const TOLD =
  /(?<!\p{L})(?:скажем|называем|назов[её]м|назвать причину|объясн(?:им|яем))|с (?:причиной|объяснением)|причин\S+ отказа —/iu;

/**
 * Sentences of a text that promise of a request what the site does not do, as `untrueOfAccount` does for the account: the
 * signing (docs/messages.md), the questions (docs/loan-request.md), the reason of a refusal (`LEAD_STAGE_WORDS`).
 */
export function untrueOfRequests(text: string): string[] {
  return sentencesOf(text).filter(
    (sentence) =>
      NOT_DONE.some((promise) => promise.test(sentence)) ||
      (REFUSAL.test(sentence) && TOLD.test(sentence) && !/телефон/iu.test(sentence)),
  );
}

import type { Brand, SubscriptionConsent } from '@polden/api-contract';

/** A change of the words is a new edition: the text itself is kept with each consent. */
const EDITION = '2026-11-01';

/** What people agree to beside the tick box: about letters only, apart from every other consent. */
export function subscriptionConsent({ legal, email }: Brand): SubscriptionConsent {
  return {
    edition: EDITION,
    text: `Согласен получать от ${legal.name} письма с новостями и предложениями на этот адрес. Отписаться можно в любой день: по ссылке в каждом письме или написав на ${email}.`,
  };
}

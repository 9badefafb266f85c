import {
  BRING_FRIEND_FIELDS,
  BRING_FRIEND_THANKS,
  FORM_MESSAGES,
  FRIEND_REWARD_RUBLES,
  REQUEST_PATHS,
} from '@polden/api-contract';
import { formatRubles } from '@polden/ru';
import { consent, fieldsOf, type RequestFormModel } from '@polden/request-form';

export const BRING_FRIEND: RequestFormModel = {
  name: 'drug',
  path: REQUEST_PATHS.bringFriend,
  title: 'Не агент, но есть друг',
  lead: `Порекомендуйте нас тому, кто выбирает заём. Если друг впервые возьмёт его у нас, после его первого платежа переведём вам ${formatRubles(FRIEND_REWARD_RUBLES)}. Свой номер подтвердите кодом из СМС: так никто не порекомендует от вашего имени.`,
  fields: fieldsOf(BRING_FRIEND_FIELDS),
  consents: [
    consent(),
    {
      name: 'friendAgrees',
      text: 'Друг знает об этом и не против звонка.',
      missing: FORM_MESSAGES.friendAgrees,
      link: { to: '/policy-platim-za-druzey', label: 'Условия акции' },
    },
  ],
  submit: 'Порекомендовать',
  accepted: BRING_FRIEND_THANKS,
  verifies: 'phone',
};

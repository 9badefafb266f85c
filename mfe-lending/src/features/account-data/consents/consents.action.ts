import { MESSAGE_CHANNELS, OWN_DATA_PATHS, type SubscriptionAsked } from '@polden/api-contract';
import { http } from '@polden/http';
import type { ActionFunctionArgs } from 'react-router-dom';
import { act, done } from '../act.ts';
import { INTENT, textOf } from '../paths.ts';

/** Takes a consent back, gives it again, chooses messages, asks for letters or ends them. */
export async function consentsAction({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  switch (textOf(form, INTENT)) {
    case 'withdraw':
      return act('consents', async () => {
        await http.post(OWN_DATA_PATHS.withdrawConsent, { id: textOf(form, 'id') });
        return { notice: done('Согласие отозвано, и с этой минуты не действует.') };
      });
    case 'renew':
      return act('consents', async () => {
        await http.post(OWN_DATA_PATHS.renewConsent, {
          id: textOf(form, 'id'),
          edition: textOf(form, 'edition'),
        });
        return { notice: done('Согласие дано, и с этой минуты действует.') };
      });
    case 'messages':
      return act('consents', async () => {
        for (const channel of MESSAGE_CHANNELS)
          await http.post(OWN_DATA_PATHS.messages, { channel, on: form.get(channel) === 'on' });
        return { notice: done('Сохранили, какие сообщения вам присылать.') };
      });
    case 'subscribe':
      return subscribe({ email: textOf(form, 'email'), consent: textOf(form, 'consent') });
    default:
      return act('consents', async () => {
        await http.post(OWN_DATA_PATHS.unsubscribe, { id: Number(textOf(form, 'id')) });
        return { notice: done('Подписка отключена: писем на этот адрес больше не будет.') };
      });
  }
}

function subscribe(values: { email: string; consent: string }) {
  return act(
    'consents',
    async () => {
      const { message } = await http.post<SubscriptionAsked>(OWN_DATA_PATHS.subscribe, values);
      return { notice: done(message), values: {} };
    },
    values,
  );
}

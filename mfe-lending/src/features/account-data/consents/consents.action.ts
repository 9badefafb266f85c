import {
  MESSAGE_CHANNELS,
  OWN_DATA_PATHS,
  type OwnConsents,
  type SubscriptionAsked,
} from '@polden/api-contract';
import type { ActionFunctionArgs } from 'react-router-dom';
import { act, done } from '../act.ts';
import { postAs, readConsents } from '../own-data.api.ts';
import { INTENT, textOf } from '../paths.ts';

/** Takes a consent back, gives it again, chooses messages, asks for letters or ends them. */
export async function consentsAction({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = textOf(form, 'id');
  switch (textOf(form, INTENT)) {
    case 'withdraw':
      return act(
        'consents',
        async () => {
          await postAs(form, OWN_DATA_PATHS.withdrawConsent, { id });
          return { notice: done('Согласие отозвано, и с этой минуты не действует.') };
        },
        { isDone: () => stands((own) => !isInForce(own, id)) },
      );
    case 'renew':
      return act(
        'consents',
        async () => {
          await postAs(form, OWN_DATA_PATHS.renewConsent, { id, edition: textOf(form, 'edition') });
          return { notice: done('Согласие дано, и с этой минуты действует.') };
        },
        { isDone: () => stands((own) => isInForce(own, id)) },
      );
    case 'messages':
      return chooseMessages(form);
    case 'subscribe':
      return subscribe(form);
    default:
      return act(
        'consents',
        async () => {
          await postAs(form, OWN_DATA_PATHS.unsubscribe, { id: Number(id) });
          return { notice: done('Подписка отключена: писем на этот адрес больше не будет.') };
        },
        { isDone: () => stands((own) => isUnsubscribed(own, Number(id))) },
      );
  }
}

/** A choice that was saved by half stays as it was ticked, to be sent again. */
function chooseMessages(form: FormData) {
  const values = Object.fromEntries(MESSAGE_CHANNELS.map((channel) => [channel, textOf(form, channel)]));
  const isOn = (channel: string) => values[channel] === 'on';
  return act(
    'consents',
    async () => {
      for (const channel of MESSAGE_CHANNELS)
        await postAs(form, OWN_DATA_PATHS.messages, { channel, on: isOn(channel) });
      return { notice: done('Сохранили, какие сообщения вам присылать.'), values: {} };
    },
    {
      values,
      isDone: () =>
        stands(({ messages }) => MESSAGE_CHANNELS.every((channel) => messages[channel] === isOn(channel))),
    },
  );
}

function subscribe(form: FormData) {
  const values = { email: textOf(form, 'email'), consent: textOf(form, 'consent') };
  return act(
    'consents',
    async () => {
      const { message } = await postAs<SubscriptionAsked>(form, OWN_DATA_PATHS.subscribe, values);
      return { notice: done(message), values: {} };
    },
    { values },
  );
}

async function stands(isSo: (own: OwnConsents) => boolean): Promise<boolean> {
  const own = await readConsents();
  return own !== null && isSo(own);
}

function isInForce({ items }: OwnConsents, id: string): boolean {
  return items.some((item) => item.id === id && item.withdrawnAt === null);
}

function isUnsubscribed({ subscriptions }: OwnConsents, id: number): boolean {
  return subscriptions.some((each) => each.id === id && each.status === 'unsubscribed');
}

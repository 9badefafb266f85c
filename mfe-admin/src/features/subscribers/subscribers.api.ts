import {
  ADMIN_SUBSCRIBER_PATHS,
  API_BASE_PATH,
  type SubscriberList,
  type SubscriberStatus,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';

export interface SubscribersState {
  page: number;
  /** Undefined: all of them. */
  status: SubscriberStatus | undefined;
}

function list({ page, status }: SubscribersState, signal?: AbortSignal): Promise<SubscriberList> {
  const searchParams = { page, ...(status && { status }) };
  return staffHttp.get<SubscriberList>(ADMIN_SUBSCRIBER_PATHS.list, {
    searchParams,
    ...(signal && { signal }),
  });
}

/** Who asked for letters. Both throw HttpError. */
export const subscribersApi = {
  list,
  /** Saves the confirmed ones. The call before renews a token that has run out: a link cannot. */
  download: async (): Promise<void> => {
    await list({ page: 1, status: undefined });
    const link = document.createElement('a');
    link.href = `${API_BASE_PATH}${ADMIN_SUBSCRIBER_PATHS.export}`;
    link.download = '';
    link.click();
  },
};

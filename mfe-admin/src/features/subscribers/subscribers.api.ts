import { ADMIN_SUBSCRIBER_PATHS, type SubscriberList, type SubscriberStatus } from '@polden/api-contract';
import { staffHttp } from '@polden/session';
import { saveFile } from '../files/save-file.ts';

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
  /** Saves the confirmed ones. */
  download: (): Promise<void> => saveFile(ADMIN_SUBSCRIBER_PATHS.export),
};

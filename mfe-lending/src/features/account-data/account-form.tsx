import { createContext, type ReactNode, use } from 'react';
import { ActionForm, type ActionFormProps } from '@polden/ui';
import { OWNER } from './paths.ts';

/** `owner` of the account that is shown. */
export const AccountOwner = createContext('');

/** A form of the account: it names the one that it was shown in, for another may have been opened in another tab since. */
export function AccountForm({
  children,
  ...form
}: Omit<ActionFormProps, 'children'> & { children: ReactNode }) {
  return (
    <ActionForm {...form}>
      <input type="hidden" name={OWNER} value={use(AccountOwner)} />
      {children}
    </ActionForm>
  );
}

import * as Toast from '@radix-ui/react-toast';
import { Icon, RequestNumber } from '@polden/ui';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOpenDialogs } from './open-dialogs.ts';
import { dismissToast, useToasts } from './toast.store.ts';
import css from './toasts.module.css';

const DURATION_MS = 5_000;
const NUMBERED_MS = 20_000;
/** Time to think better of it. */
const UNDOABLE_MS = 12_000;

/** Shows, above an open dialog as well, what `toast` was told, and reads it out: errors at once, the rest when there is a pause. F8 leads to them. */
export function Toaster({ children }: { children: ReactNode }) {
  const { toasts } = useToasts();
  const dialog = useOpenDialogs(({ places }) => places.at(-1));
  const viewport = <Toast.Viewport className={css.viewport} label="Уведомления ({hotkey})" />;
  return (
    <Toast.Provider duration={DURATION_MS} label="Уведомление" swipeDirection="right">
      {children}
      {toasts.map(({ id, tone, text, requestId, action }) => (
        <Toast.Root
          key={id}
          className={css.toast}
          // Time to copy the number.
          {...(requestId !== undefined && { duration: NUMBERED_MS })}
          {...(action && { duration: UNDOABLE_MS })}
          data-tone={tone}
          type={tone === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(id);
          }}
        >
          <Icon name={tone === 'error' ? 'alert' : 'check'} />
          <Toast.Description className={css.text} asChild>
            {/* The words that are read out by themselves stand under a dialog, which silences them. */}
            <div role={dialog && (tone === 'error' ? 'alert' : 'status')}>
              {text}
              {requestId !== undefined && <RequestNumber id={requestId} />}
            </div>
          </Toast.Description>
          {action && (
            <Toast.Action className={css.action} altText={action.otherwise} onClick={action.run}>
              {action.title}
            </Toast.Action>
          )}
          <Toast.Close className={css.close} aria-label="Закрыть уведомление">
            <Icon name="close" size={20} />
          </Toast.Close>
        </Toast.Root>
      ))}
      {dialog ? createPortal(viewport, dialog) : viewport}
    </Toast.Provider>
  );
}

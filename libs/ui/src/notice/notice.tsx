import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { tied } from '../typography/tied.ts';
import css from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  /** Default 'info'. */
  tone?: NoticeTone;
  title?: ReactNode;
  /** Read it out when it appears: politely, or at once for an error. Default false. */
  live?: boolean;
  children?: ReactNode;
}

const ICONS: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
};

export function Notice({ tone = 'info', title, live = false, children }: NoticeProps) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={classNames(css.notice, css[tone])} role={live ? role : undefined}>
      <Icon name={ICONS[tone]} />
      <div className={css.text}>
        {title && <p className={css.title}>{tied(title)}</p>}
        {Children.map(children, tied)}
      </div>
    </div>
  );
}

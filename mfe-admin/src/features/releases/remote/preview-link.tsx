import type { PreviewLink as Link } from '@polden/api-contract';
import { Button, copyText, Notice } from '@polden/ui';
import { useState } from 'react';
import { Moment } from '../../controls/moment.tsx';
import css from '../releases.module.css';

/** A link that was just made: it is shown this once. */
export function PreviewLink({ link: { url, expiresAt } }: { link: Link }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <Notice live tone="success" title="Ссылка для просмотра">
      <p className={css.secret}>
        <a href={url}>{url}</a>
      </p>
      <p>
        Действует до <Moment at={expiresAt} />: кто её откроет, увидит эту версию вместо живой. Больше мы её
        не покажем.
      </p>
      <Button variant="secondary" onClick={() => void copyText(url).then(setCopied)}>
        Скопировать ссылку
      </Button>
      <p role="status">
        {copied === true && 'Ссылка скопирована.'}
        {copied === false && 'Скопировать не получилось: выделите ссылку и скопируйте сами.'}
      </p>
    </Notice>
  );
}

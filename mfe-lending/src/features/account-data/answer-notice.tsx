import { useEffect, useRef } from 'react';
import type { FieldErrors } from '@polden/api-contract';
import type { CallNotice } from '@polden/request-form';
import { Notice } from '@polden/ui';
import css from './account-data.module.css';

export interface AnswerNoticeProps {
  answer: { notice: CallNotice | null; errors: FieldErrors } | null | undefined;
}

/**
 * What a page of the account says after one of its forms was sent. It takes the focus, because the button that was pressed
 * may be gone with what it was for; a summary of mistakes takes it itself.
 */
export function AnswerNotice({ answer }: AnswerNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.notice && Object.keys(answer.errors).length === 0) box.current?.focus();
  }, [answer]);
  if (!answer?.notice) return null;
  const { tone, text } = answer.notice;
  return (
    <div ref={box} tabIndex={-1} className={css.notice}>
      <Notice tone={tone} live>
        <p>{text}</p>
      </Notice>
    </div>
  );
}

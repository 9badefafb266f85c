import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ResendButton, useMomentAfter } from './resend-button.tsx';

function Resend({ answer }: { answer: { resendAfter: number | null } }) {
  const until = useMomentAfter(answer.resendAfter, answer);
  return <ResendButton name="intent" value="resend" busy={false} until={until} />;
}

it('an answer that says nothing of waiting, as that to a wrong code, does not end the wait', () => {
  const { rerender } = render(<Resend answer={{ resendAfter: 600 }} />);
  expect(screen.getByRole('button', { name: /^Новый код через (10:00|9:5\d)$/u })).toBeTruthy();
  rerender(<Resend answer={{ resendAfter: null }} />);
  expect(screen.getByRole('button', { name: /^Новый код через/u })).toBeTruthy();
});

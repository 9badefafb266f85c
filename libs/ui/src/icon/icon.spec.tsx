import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Icon } from './icon.tsx';
import { Logo } from '../logo/logo.tsx';

describe('Icon', () => {
  it('is silent unless it has a title', () => {
    render(
      <>
        <Icon name="sun" />
        <Icon name="phone" title="Телефон" />
      </>,
    );
    expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Телефон' })]);
  });
});

describe('Logo', () => {
  it('says the name of the brand even when only the sign is shown', () => {
    render(<Logo name="Зенит" form="sign" />);
    expect(screen.getByText('Зенит')).toBeTruthy();
  });
});

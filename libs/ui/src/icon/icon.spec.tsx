import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Icon } from './icon.tsx';

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

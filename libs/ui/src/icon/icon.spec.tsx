import { readFileSync } from 'node:fs';
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

  it('has a style for each of its sizes, by which it grows with the letters', () => {
    const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    const [, sizes = ''] = /size\?: ([\d |]+);/u.exec(read('icon.tsx')) ?? [];
    const styles = read('icon.module.css').matchAll(/\[width='(\d+)'\] \{\s+--side: ([\d.]+)rem;/gu);
    const sides = [['24', '1.5'], ...[...styles].map(([, size, side]) => [size, side])];
    expect(sides.map(([size]) => size).sort()).toEqual(sizes.split(' | '));
    for (const [size, side] of sides) expect(Number(side) * 16).toBe(Number(size));
  });
});

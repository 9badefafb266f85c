import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const IMAGE = {
  url: '/m/1600.webp',
  width: 1600,
  height: 900,
  srcset: '/m/480.webp 480w, /m/1600.webp 1600w',
  sources: [{ type: 'image/avif', srcset: '/m/480.avif 480w' }],
  alt: 'Поле в полдень',
};

describe('Picture', () => {
  it('keeps its height free and offers every width and format', () => {
    render(<Picture image={IMAGE} sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'Поле в полдень' });
    const attributes = ['width', 'height', 'srcset', 'sizes', 'loading'].map((name) =>
      image.getAttribute(name),
    );
    expect(attributes).toEqual(['1600', '900', IMAGE.srcset, '50vw', 'lazy']);
    const source = image.previousElementSibling;
    expect([source?.getAttribute('type'), source?.getAttribute('srcset')]).toEqual([
      'image/avif',
      '/m/480.avif 480w',
    ]);
  });

  it('does not wait to be near when it is on the first screen', () => {
    render(<Picture image={IMAGE} sizes="50vw" first />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
  });

  it('is cut around its focal point, and only where it is cut', () => {
    const image = { ...IMAGE, focus: { x: 0.25, y: 1 } };
    const { rerender } = render(<Picture image={image} sizes="50vw" ratio="wide" />);
    expect(screen.getByRole('img').style.objectPosition).toBe('25% 100%');
    rerender(<Picture image={image} sizes="50vw" />);
    expect(screen.getByRole('img').style.objectPosition).toBe('');
  });
});

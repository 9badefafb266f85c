import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { stillPart } from './still-part.tsx';

interface Rate {
  percent: number;
}

const Words = ({ rate }: { rate: Rate }) => <p>Ставка {rate.percent} %</p>;
const FIRST = { percent: 4 };

/** A part, and how often its code was brought. */
function part(name: string, options = {}) {
  const brought = { times: 0 };
  const load = () => {
    brought.times += 1;
    return Promise.resolve(Words);
  };
  return { Part: stillPart(name, load, options), brought };
}

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  document.body.replaceChildren();
});

/** The server's page with the part in it, taken over by React. */
async function hydrated(name: string, options = {}) {
  const { Part, brought } = part(name, options);
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = `<div class="part" data-still="${name}"><p>Ставка 4 %</p></div>`;
  const words = screen.getByText('Ставка 4 %');
  await Part.bringWithPage();
  await act(async () => {
    root = hydrateRoot(box, <Part rate={FIRST} />);
    await Promise.resolve();
  });
  const show = (rate: Rate) => act(async () => root?.render(<Part rate={rate} />));
  return { brought, words, show, box, Part };
}

describe('a part that needs no JavaScript', () => {
  it('stays as the server has sent it, and its code does not come', async () => {
    const { brought, words, show } = await hydrated('kept');
    await show(FIRST);
    expect(words.isConnected).toBe(true);
    expect(brought.times).toBe(0);
  });

  it('is shown anew when it is to say something else', async () => {
    const { brought, show } = await hydrated('changed');
    await show({ percent: 5 });
    expect(await screen.findByText('Ставка 5 %')).toBeVisible();
    expect(screen.queryByText('Ставка 4 %')).toBeNull();
    expect(brought.times).toBe(1);
    await show({ percent: 6 });
    expect(screen.getByText('Ставка 6 %')).toBeVisible();
  });

  it('shows nothing in the place of what is wrong now, until its code is there', async () => {
    const { words, show } = await hydrated('wrong', { hidesStale: true });
    expect(words).toBeVisible();
    await show({ percent: 5 });
    expect(words).not.toBeVisible();
    expect(await screen.findByText('Ставка 5 %')).toBeVisible();
  });

  it('comes with a page that the router opens', async () => {
    const { Part, brought } = part('opened');
    await Part.bringWithPage();
    expect(brought.times).toBe(1);
    render(
      <Suspense>
        <Part rate={FIRST} />
      </Suspense>,
    );
    await waitFor(() => expect(screen.getByText('Ставка 4 %')).toBeVisible());
  });

  it('comes with the next page also where the first one had it', async () => {
    const { Part, brought } = await hydrated('again');
    await Part.bringWithPage();
    expect(brought.times).toBe(1);
  });
});

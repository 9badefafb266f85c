import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: '12', label: '12 месяцев' },
  { value: '18', label: '18 месяцев', hint: 'выбирают чаще' },
];

describe('RadioGroup', () => {
  it('is a named group that tells what was chosen', async () => {
    const chosen: string[] = [];
    render(
      <RadioGroup
        label="Срок"
        name="term"
        options={options}
        value="12"
        onChange={(value) => chosen.push(value)}
      />,
    );
    expect(screen.getByRole('group', { name: 'Срок' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '12 месяцев' }).checked).toBe(true);
    await userEvent.click(screen.getByText('выбирают чаще'));
    expect(chosen).toEqual(['18']);
  });

  it('posts the choice without being controlled', async () => {
    const { container } = render(
      <form>
        <RadioGroup label="Срок" name="term" options={options} defaultValue="12" />
      </form>,
    );
    const posted = () => [...new FormData(container.querySelector('form') ?? undefined)];
    expect(posted()).toEqual([['term', '12']]);
    await userEvent.click(screen.getByRole('radio', { name: /18 месяцев/ }));
    expect(posted()).toEqual([['term', '18']]);
  });

  it('says what is wrong with the group', () => {
    render(<RadioGroup label="Срок" name="term" options={options} error="Выберите срок" />);
    expect(screen.getByRole('group', { description: 'Выберите срок' })).toBeTruthy();
  });
});

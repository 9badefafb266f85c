import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { DataTable } from './data-table.tsx';

describe('DataTable', () => {
  it('is a named part that a keyboard can scroll, with named rows and a total', () => {
    render(
      <DataTable
        caption="График платежей"
        columns={[
          { key: 'date', title: 'Дата', cell: (row: { date: string; sum: number }) => row.date },
          { key: 'sum', title: 'Платёж', kind: 'number', cell: (row) => row.sum },
        ]}
        rows={[
          { date: '15.01.2027', sum: 14_850 },
          { date: '15.02.2027', sum: 14_851 },
        ]}
        rowKey={(row) => row.date}
        total={['Всего', 29_701]}
      />,
    );
    const region = screen.getByRole('group', { name: 'График платежей' });
    expect(region.tabIndex).toBe(0);
    const row = within(region).getByRole('row', { name: '15.02.2027 14851' });
    expect(within(row).getByRole('rowheader').textContent).toBe('15.02.2027');
    expect(within(region).getByRole('row', { name: 'Всего 29701' })).toBeTruthy();
  });

  it('names the lines of a row that is stacked, but those that say by themselves what they are', () => {
    render(
      <DataTable
        caption="Сотрудники"
        stacks
        columns={[
          { key: 'name', title: 'Имя', cell: (row: { name: string; role: string }) => row.name },
          { key: 'role', title: 'Роль', cell: (row) => row.role },
          { key: 'actions', title: 'Действия', bare: true, cell: () => <button>Изменить</button> },
        ]}
        rows={[{ name: 'Анна', role: 'Менеджер' }]}
        rowKey={(row) => row.name}
      />,
    );
    const titles = screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-title'));
    expect(titles).toEqual(['Роль', null]);
  });
});

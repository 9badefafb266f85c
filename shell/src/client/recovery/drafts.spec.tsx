import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { keepForms, restoreDrafts, restoreDraftsOfNext, saveDrafts, watchTyped } from './drafts.ts';

const SECRETS = [
  ['Номер паспорта', '123456'],
  ['Кем выдан', 'Отделом в Казани'],
  ['Карта', '4276 1234'],
  ['Код', '0047'],
  ['Дата рождения', '05.03.1990'],
  ['Место рождения', 'Город Тула'],
  ['Адрес', 'Улица Лесная'],
  ['День рождения', '07.08.1991'],
] as const;

function LoanForm() {
  const [name, setName] = useState('');
  return (
    <form>
      <label>
        Имя
        <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        Пароль
        <input name="password" type="password" />
      </label>
      <label>
        Паспорт
        <input name="document" data-draft="never" />
      </label>
      <label>
        Номер паспорта
        <input name="passportNumber" />
      </label>
      <label>
        Кем выдан
        <input name="placeOfIssue" />
      </label>
      <label>
        Карта
        <input name="pay[cardNumber]" />
      </label>
      <label>
        Код
        <input name="code" />
      </label>
      <label>
        Дата рождения
        <input name="mainInfo.birthday" />
      </label>
      <label>
        Место рождения
        <input name="mainInfo.placeOfBirth" />
      </label>
      <label>
        Адрес
        <input name="mainInfo.residentialAddress" />
      </label>
      <label>
        День рождения
        <input name="day" autoComplete="bday" />
      </label>
      <label>
        Комментарий
        <textarea name="comment" />
      </label>
      <label>
        <input type="checkbox" name="consent" />
        Согласен
      </label>
      <label>
        <input type="radio" name="term" value="6" />
        Полгода
      </label>
      <label>
        <input type="radio" name="term" value="12" />
        Год
      </label>
      <output>{`Здравствуйте, ${name}`}</output>
    </form>
  );
}

afterEach(() => window.history.replaceState(null, '', '/'));

async function typeAndReload(): Promise<void> {
  const { unmount } = render(<LoanForm />);
  await userEvent.type(screen.getByLabelText('Имя'), 'Анна');
  await userEvent.type(screen.getByLabelText('Пароль'), 'тайна');
  await userEvent.type(screen.getByLabelText('Паспорт'), '4510 123456');
  for (const [label, secret] of SECRETS) await userEvent.type(screen.getByLabelText(label), secret);
  await userEvent.type(screen.getByLabelText('Комментарий'), 'Звоните после шести');
  await userEvent.click(screen.getByLabelText('Согласен'));
  await userEvent.click(screen.getByLabelText('Год'));
  saveDrafts();
  unmount();
}

it('what was typed is there again after a reload, in the page and in its state', async () => {
  await typeAndReload();
  render(<LoanForm />);
  act(restoreDrafts);
  expect(await screen.findByText('Здравствуйте, Анна')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Комментарий').value).toBe('Звоните после шести');
  expect(screen.getByLabelText<HTMLInputElement>('Согласен').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Год').checked).toBe(true);
});

it('secrets are not kept', async () => {
  await typeAndReload();
  expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toMatch(
    /тайна|4510|123456|Казани|4276|0047|1990|Тула|Лесная|1991/,
  );
  render(<LoanForm />);
  act(restoreDrafts);
  expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Паспорт').value).toBe('');
});

const typedName = () => screen.getByLabelText<HTMLInputElement>('Имя').value;

it('nothing is put back twice, nor on another page, where it waits for its own', async () => {
  await typeAndReload();
  window.history.replaceState(null, '', '/other');
  render(<LoanForm />);
  act(restoreDrafts);
  expect(typedName()).toBe('');
  cleanup();
  window.history.replaceState(null, '', '/');
  for (const expected of ['Анна', '']) {
    render(<LoanForm />);
    act(restoreDrafts);
    expect(typedName()).toBe(expected);
    cleanup();
  }
});

it.each([
  ['of the page', 'main', ''],
  ['of the header', 'header', 'Анна'],
])('after a form %s is sent, what was typed is put back or not', async (_where, around, expected) => {
  watchTyped();
  await typeAndReload();
  const sent = document.createElement('form');
  const parent = document.createElement(around);
  parent.append(sent);
  document.body.append(parent);
  fireEvent.submit(sent);
  parent.remove();
  render(<LoanForm />);
  act(restoreDrafts);
  expect(typedName()).toBe(expected);
});

it('what was typed is put into the page that comes, not into the one that is being left', async () => {
  await typeAndReload();
  const { unmount } = render(<LoanForm />);
  act(restoreDraftsOfNext);
  expect(typedName()).toBe('');
  unmount();
  render(<LoanForm />);
  expect(await screen.findByText('Здравствуйте, Анна')).toBeTruthy();
});

it('a page that was left for another before its fields came gives them to no other', async () => {
  await typeAndReload();
  act(restoreDrafts);
  window.history.replaceState(null, '', '/other');
  render(<LoanForm />);
  await userEvent.type(screen.getByLabelText('Комментарий'), 'Своё');
  expect(typedName()).toBe('');
});

/** A form of one step beside a search, which nobody comes back to. */
function Letter({ isOtherThere = false }) {
  return (
    <main>
      <input aria-label="Поиск" name="q" />
      {isOtherThere && (
        <form data-draft="otzyv">
          <input aria-label="Имя автора" name="name" />
        </form>
      )}
      <form data-draft="pismo">
        <input type="hidden" name="vacancyId" value="4711" />
        <input aria-label="Имя" name="name" />
        <input aria-label="Код" name="code" />
        <input type="checkbox" aria-label="Согласен" name="consent" />
      </form>
    </main>
  );
}

async function leaveLetter(path: string, name: string): Promise<void> {
  window.history.replaceState(null, '', path);
  const { unmount } = render(<Letter />);
  await userEvent.type(screen.getByLabelText('Имя'), name);
  await userEvent.type(screen.getByLabelText('Код'), '0047');
  await userEvent.type(screen.getByLabelText('Поиск'), 'ставка');
  await userEvent.click(screen.getByLabelText('Согласен'));
  window.history.replaceState(null, '', '/elsewhere');
  keepForms(path);
  unmount();
}

it('a form of one step that is left by a link is as it was when somebody comes back, on each page its own', async () => {
  await leaveLetter('/kontakty', 'Анна');
  await leaveLetter('/kariera', 'Пётр');
  expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toMatch(/0047|ставка|4711/);
  for (const [path, name] of [
    ['/kontakty', 'Анна'],
    ['/kariera', 'Пётр'],
    ['/kontakty', ''],
  ] as const) {
    window.history.replaceState(null, '', path);
    render(<Letter isOtherThere />);
    act(restoreDrafts);
    expect(typedName()).toBe(name);
    expect(screen.getByLabelText<HTMLInputElement>('Имя автора').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Согласен').checked).toBe(name !== '');
    cleanup();
  }
});

it('a form of one step that is left empty takes nothing from another page', async () => {
  await typeAndReload();
  keepForms('/other');
  expect(Object.keys(JSON.parse(window.sessionStorage.getItem('mfe-drafts') ?? '{}') as object)).toEqual([
    '/',
  ]);
});

it('a form of one step outlasts a reload, with nothing that is secret in it, but not its own sending', async () => {
  watchTyped();
  window.history.replaceState(null, '', '/kontakty');
  const leave = async (act: () => void) => {
    const { unmount } = render(<Letter />);
    await userEvent.type(screen.getByLabelText('Имя'), 'Анна');
    await userEvent.type(screen.getByLabelText('Код'), '0047');
    act();
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    render(<Letter />);
  };
  await leave(() => undefined);
  act(restoreDrafts);
  expect(typedName()).toBe('Анна');
  expect(screen.getByLabelText<HTMLInputElement>('Код').value).toBe('');
  cleanup();
  await leave(() => fireEvent.submit(screen.getByLabelText<HTMLInputElement>('Имя').form as HTMLFormElement));
  act(restoreDrafts);
  expect(typedName()).toBe('');
});

it('what was typed before the scripts is newer than what is kept, also than an empty form', async () => {
  watchTyped();
  window.history.replaceState(null, '', '/kontakty');
  for (const kept of ['', 'Анна']) {
    const { unmount } = render(<Letter />);
    if (kept !== '') await userEvent.type(screen.getByLabelText('Имя'), kept);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    render(<Letter />);
    screen.getByLabelText<HTMLInputElement>('Имя').value = 'Пётр';
    act(restoreDrafts);
    expect(typedName()).toBe('Пётр');
    cleanup();
  }
});

it('fields that come a little later get what was typed into them', async () => {
  await typeAndReload();
  act(restoreDrafts);
  render(<LoanForm />);
  expect(await screen.findByText('Здравствуйте, Анна')).toBeTruthy();
});

it('what was typed when a file of the page did not come is kept, although the form has gone by the time of it', async () => {
  watchTyped();
  const { unmount } = render(<LoanForm />);
  await userEvent.type(screen.getByLabelText('Имя'), 'Анна');
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  unmount();
  saveDrafts();
  render(<LoanForm />);
  act(restoreDrafts);
  expect(typedName()).toBe('Анна');
});

it('what was typed since a file did not come is kept, not what stood there then', async () => {
  watchTyped();
  const { unmount } = render(<LoanForm />);
  await userEvent.type(screen.getByLabelText('Имя'), 'Анна');
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  await userEvent.type(screen.getByLabelText('Имя'), ' Петрова');
  unmount();
  saveDrafts();
  render(<LoanForm />);
  act(restoreDrafts);
  expect(typedName()).toBe('Анна Петрова');
});

it.each([
  ['another page was opened', () => keepForms('/')],
  ['it was sent', (form: HTMLElement) => fireEvent.submit(form)],
])('what was typed when a file of the page did not come is forgotten once %s', async (_when, leave) => {
  watchTyped();
  const { unmount } = render(
    <main>
      <LoanForm />
    </main>,
  );
  await userEvent.type(screen.getByLabelText('Имя'), 'Анна');
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  leave(screen.getByLabelText<HTMLInputElement>('Имя').form ?? document.body);
  unmount();
  saveDrafts();
  render(<LoanForm />);
  act(restoreDrafts);
  expect(typedName()).toBe('');
});

import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { openSite } from '../../testing/open-site.tsx';

afterEach(cleanup);

const sections = () => screen.queryByRole('navigation', { name: 'Разделы' });
const searchLinks = () => screen.queryByText('Все займы и услуги');
const toForm = () => screen.queryByRole('link', { name: 'Оставить заявку' });
const warning = () => screen.queryByText('Оценивайте свои финансовые возможности и риски');

describe('layouts', () => {
  it('default has all menus, both phones, networks, the law and the links for search engines', async () => {
    await openSite('/default');
    expect(sections()).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Полезные ссылки' })).toHaveTextContent('Контакты');
    expect(screen.getByRole('navigation', { name: 'Страницы сайта' })).toHaveTextContent('Документы');
    for (const phone of ['8 800 000-12-00', '8 800 000-12-12']) {
      expect(screen.getAllByRole('link', { name: phone })[0]).toHaveAttribute(
        'href',
        `tel:+7${phone.replace(/\D/g, '').slice(1)}`,
      );
    }
    expect(screen.getByRole('link', { name: /Телеграм/ })).toHaveAttribute(
      'href',
      'https://t.example/polden',
    );
    expect(screen.getByText('Полная стоимость займов')).toBeVisible();
    expect(screen.getByText(/ИНН 7700000001/)).toBeVisible();
    expect(warning()).toBeVisible();
    expect(searchLinks()).toBeVisible();
  });

  it('says for print on which site its addresses are', async () => {
    await openSite('/default');
    const page = screen.getByRole('main').closest<HTMLElement>('[data-layout]');
    expect(page?.style.getPropertyValue('--site')).toBe("'localhost'");
  });

  it('default-no-seo leaves the links for search engines out', async () => {
    await openSite('/default-no-seo');
    expect(sections()).toBeVisible();
    expect(searchLinks()).toBeNull();
  });

  it('lite leads to the form that the page names and nowhere else, and says what the law wants', async () => {
    await openSite('/lite');
    expect(sections()).toBeNull();
    expect(toForm()).toHaveAttribute('href', '#uchastie');
    expect(screen.getByRole('link', { name: '8 800 000-12-00' })).toBeVisible();
    expect(warning()).toBeVisible();
  });

  it.each([
    [undefined, 'banner'],
    ['control', 'banner'],
    ['variant', 'complementary'],
  ])('lite-ab with the variant %s has the way to the form in the %s', async (variant, landmark) => {
    await openSite('/lite-ab', variant === undefined ? {} : { experiment: { 'layout-lite': variant } });
    expect(toForm()?.closest('header, aside')).toBe(
      screen.getByRole(landmark, landmark === 'complementary' ? { name: 'Заявка' } : {}),
    );
  });

  it.each([
    ['/lite/bez-zayavki', 'control'],
    ['/lite-ab/bez-zayavki', 'control'],
    ['/lite-ab/bez-zayavki', 'variant'],
  ])('%s names no form, so that nothing leads to one (%s)', async (path, variant) => {
    await openSite(path, { experiment: { 'layout-lite': variant } });
    expect(screen.getByRole('link', { name: '8 800 000-12-00' })).toBeVisible();
    expect(toForm()).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Заявка' })).toBeNull();
  });

  it('minimal has the sign only, simple the name of the lender too', async () => {
    await openSite('/minimal');
    expect(screen.getByRole('link', { name: 'Полдень: на главную' })).toBeVisible();
    expect(screen.queryByText(/ИНН/)).toBeNull();
    cleanup();
    await openSite('/simple');
    expect(screen.getByText(/ООО МФК «Полдень» · ИНН 7700000001/)).toBeVisible();
    expect(sections()).toBeNull();
  });

  it('bare has nothing of its own', async () => {
    await openSite('/bare');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('the ways to pay stand on the pages that they lead to', async () => {
    await openSite('/pogasit-zajm/perevod');
    const menu = screen.getByRole('navigation', { name: 'Способы оплаты' });
    expect(menu).toHaveTextContent('Все способы');
    expect(screen.getByRole('link', { name: 'Переводом' })).toHaveAttribute('aria-current', 'page');
    cleanup();
    await openSite('/default');
    expect(screen.queryByRole('navigation', { name: 'Способы оплаты' })).toBeNull();
  });

  it('an address that nobody claims is answered with four ways out', async () => {
    await openSite('/takoj-stranitsy-net');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Такой страницы нет');
    expect(document.title).toBe('Страница не найдена — Полдень');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/mobilnoe-prilozhenie',
        '/pogasit-zajm',
        '/o-kompanii/nashi-novosti',
        '/o-kompanii',
      ]),
    );
    expect(searchLinks()).toBeNull();
  });

  it('leads to what live releases offer', async () => {
    const offer = (to: string, icon = 'card') => ({ to, icon, title: `к ${to}`, text: 'Кратко' });
    await openSite('/takoj-stranitsy-net', {
      offers: [offer('/pogasit-zajm'), offer('/blog', 'of another release')],
      menu: [],
    });
    expect(screen.getByRole('main')).toHaveTextContent('Чаще всего здесь ищут');
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pogasit-zajm', '/blog', '/']);
    cleanup();
    await openSite('/takoj-stranitsy-net', { offers: [offer('/pogasit-zajm')], menu: [] });
    // One is not what «чаще всего» is said of.
    expect(screen.getByRole('main')).not.toHaveTextContent('Чаще всего');
  });

  it('what was removed says so', async () => {
    await openSite('/blog/ubrannaya');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Этой страницы больше нет');
    expect(screen.getByText('410')).toBeVisible();
    expect(document.title).toBe('Страница удалена — Полдень');
  });
});

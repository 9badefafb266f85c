/** Said where the site can make nothing of what a browser has sent: nothing has failed, and another try helps. */
export const REFUSED = {
  title: 'Запрос не принят',
  reason: 'Сайт не смог прочитать то, что прислал браузер: так бывает, если страница открыта давно.',
  advice:
    'Если вы отправляли форму, она не ушла. Вернитесь кнопкой браузера «Назад»: обычно он помнит, что вы написали. Если не поможет, откройте страницу заново и заполните форму ещё раз.',
  again: 'Открыть страницу заново',
};

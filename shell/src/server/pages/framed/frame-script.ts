/**
 * The only script in a frame, as it is written here. Tells the page around it how high the document is, which is no higher than what
 * stands in it, and where a link within it leads; says in place of a form that sends something that it cannot be sent from here.
 */
export const FRAME_SCRIPT = `(() => {
  const tell = (message) => parent.postMessage(message, '*');
  const root = document.documentElement;
  root.style.overflow = 'hidden';
  document.body.style.minHeight = '0';
  const measure = () => tell({ type: 'frame-height', height: document.body.getBoundingClientRect().bottom + scrollY });
  new ResizeObserver(measure).observe(document.body);
  addEventListener('load', measure);
  addEventListener('message', ({ source }) => source === parent && measure());
  addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    const place = document.getElementById(decodeURIComponent(link.getAttribute('href').slice(1)));
    if (place) tell({ type: 'frame-place', top: place.getBoundingClientRect().top + scrollY });
  });
  addEventListener('submit', (event) => {
    const form = event.target;
    if (form.method !== 'post') return;
    event.preventDefault();
    if (form.querySelector('[data-frame-notice]')) return;
    const notice = document.createElement('p');
    notice.dataset.frameNotice = '';
    notice.setAttribute('role', 'alert');
    notice.textContent = 'Сейчас отправить форму с этой страницы нельзя. Позвоните нам: телефон — вверху страницы.';
    form.append(notice);
  });
})()`.replace(/\n\s*/gu, ' ');

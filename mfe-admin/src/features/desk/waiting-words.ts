/** What waits, as it is counted. */
export const LEADS = { single: 'новая заявка', more: 'новые заявки', many: 'новых заявок' };
export const SIGNED = {
  single: 'заявка подписана, ждёт звонка',
  more: 'заявки подписаны, ждут звонка',
  many: 'заявок подписано, ждут звонка',
};
export const DEAD = {
  single: 'заявку CRM не приняла',
  more: 'заявки CRM не приняла',
  many: 'заявок CRM не приняла',
};
export const LATE = { single: 'заявка ждёт CRM', more: 'заявки ждут CRM', many: 'заявок ждут CRM' };
export const LATE_NOTE = 'Она не принимает их уже полчаса. Отправим сами, как только она ответит';
export const ERASURES = {
  single: 'просьба стереть данные',
  more: 'просьбы стереть данные',
  many: 'просьб стереть данные',
};
export const ALARMS = { single: 'релиз болеет', more: 'релиза болеют', many: 'релизов болеют' };
export const RETIRED = {
  single: 'микрофронтенд снят с публикации',
  more: 'микрофронтенда сняты с публикации',
  many: 'микрофронтендов снято с публикации',
};

export const BROKEN = {
  single: 'ссылка никуда не ведёт',
  more: 'ссылки никуда не ведут',
  many: 'ссылок никуда не ведут',
};
export const UNTOLD = {
  single: 'вебхук не доходит',
  more: 'вебхука не доходят',
  many: 'вебхуков не доходят',
};

export const STUCK = {
  single: 'набор изменений сам не выйдет',
  more: 'набора изменений сами не выйдут',
  many: 'наборов изменений сами не выйдут',
};

export const MISSED = {
  single: 'запись не вышла или не ушла в своё время',
  more: 'записи не вышли или не ушли в своё время',
  many: 'записей не вышли или не ушли в своё время',
};

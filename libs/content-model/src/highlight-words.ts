/** How staff call the items of a type that stand out, in Russian. */
export interface HighlightWords {
  /** Over their list. */
  title: string;
  /** Of an item among them, and before its place. */
  among: string;
  /** What puts an item among them and takes it away. */
  add: string;
  remove: string;
  /** Behind the title of an item that is taken away; '' where the deed says it. */
  outOf: string;
  /** Of an item that was. */
  gone: string;
  /** Where there is no more room: `{max}` is how many there may be. */
  full: string;
}

export const MAIN_WORDS: HighlightWords = {
  title: 'Главное',
  among: 'В главном',
  add: 'В главное',
  remove: 'Убрать',
  outOf: 'из главного',
  gone: 'больше не в главном',
  full: 'В главном не больше {max} записей: сначала уберите одну',
};

export const FIXED_WORDS: HighlightWords = {
  title: 'Закреплённые',
  among: 'Закреплено',
  add: 'Закрепить',
  remove: 'Открепить',
  outOf: '',
  gone: 'больше не закреплено',
  full: 'Закрепить можно не больше {max} записей: сначала открепите одну',
};

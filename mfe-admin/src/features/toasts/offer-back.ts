import { toast } from './toast.store.ts';

/** Says that typed text is gone, and offers to bring it back. */
export function offerBack(text: string, run: () => void): void {
  toast.success(text, {
    title: 'Отменить',
    otherwise: 'Набранное вернуть можно только сейчас, этой кнопкой',
    run,
  });
}

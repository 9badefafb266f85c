import { requestAction } from '@polden/request-form';
import { LETTER } from './letter.form.ts';

export { cardLoader, contactsLoader } from './contacts.loader.ts';
export const letterAction = requestAction([LETTER]);

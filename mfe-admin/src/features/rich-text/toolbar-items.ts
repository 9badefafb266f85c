import type { ChainedCommands, Editor } from '@tiptap/core';

export interface ToolbarItem {
  /** What is drawn on the button. */
  sign: string;
  label: string;
  /** As the keyboard shows it, with Ctrl that is Cmd on a Mac. */
  shortcut: string;
  isActive?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
  isPossible?: (editor: Editor) => boolean;
}

/** Groups of the toolbar; the link, which asks for an address, comes after them. */
export const TOOLBAR: readonly (readonly ToolbarItem[])[] = [
  [
    {
      sign: 'H2',
      label: 'Заголовок раздела',
      shortcut: 'Ctrl+Alt+2',
      isActive: (editor) => editor.isActive('heading', { level: 2 }),
      run: (chain) => chain.toggleHeading({ level: 2 }),
    },
    {
      sign: 'H3',
      label: 'Подзаголовок раздела',
      shortcut: 'Ctrl+Alt+3',
      isActive: (editor) => editor.isActive('heading', { level: 3 }),
      run: (chain) => chain.toggleHeading({ level: 3 }),
    },
  ],
  [
    {
      sign: 'Ж',
      label: 'Жирный',
      shortcut: 'Ctrl+B',
      isActive: (editor) => editor.isActive('bold'),
      run: (chain) => chain.toggleBold(),
    },
    {
      sign: 'К',
      label: 'Курсив',
      shortcut: 'Ctrl+I',
      isActive: (editor) => editor.isActive('italic'),
      run: (chain) => chain.toggleItalic(),
    },
    {
      sign: 'З',
      label: 'Зачёркнутый',
      shortcut: 'Ctrl+Shift+S',
      isActive: (editor) => editor.isActive('strike'),
      run: (chain) => chain.toggleStrike(),
    },
  ],
  [
    {
      sign: '•—',
      label: 'Список с точками',
      shortcut: 'Ctrl+Shift+8',
      isActive: (editor) => editor.isActive('bulletList'),
      run: (chain) => chain.toggleBulletList(),
    },
    {
      sign: '1—',
      label: 'Нумерованный список',
      shortcut: 'Ctrl+Shift+7',
      isActive: (editor) => editor.isActive('orderedList'),
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      sign: '«»',
      label: 'Цитата',
      shortcut: 'Ctrl+Shift+B',
      isActive: (editor) => editor.isActive('blockquote'),
      run: (chain) => chain.toggleBlockquote(),
    },
    {
      sign: '―',
      label: 'Разделительная линия',
      shortcut: '',
      run: (chain) => chain.setHorizontalRule(),
    },
  ],
  [
    {
      sign: '↶',
      label: 'Отменить',
      shortcut: 'Ctrl+Z',
      run: (chain) => chain.undo(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      sign: '↷',
      label: 'Вернуть',
      shortcut: 'Ctrl+Shift+Z',
      run: (chain) => chain.redo(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
];

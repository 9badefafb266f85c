const REMOTE = `
export const routes = [
  { path: '/one', handle: { chunk: 'one', layout: 'default' }, lazy: () => import(/* webpackChunkName: "one" */ './one.tsx') },
  { path: '/two', handle: { chunk: 'two', layout: 'default' }, lazy: () => import(/* webpackChunkName: "two" */ './two.tsx') },
];`;

const PAGE_ONE = `
import { Button } from '@fixture/parts';
import { http } from '@polden/http';
import { useState } from 'react';
import { create } from 'zustand';
import sun from './sun.svg';
import styles from './one.module.css';

const identity = <T,>(value: T): T => value;
export const useDraft = create(() => ({ http, useState }));
export const Component = () => (
  <main className={styles['page']}>
    <img src={identity(sun)} alt="" />
    <Button />
  </main>
);`;

const PAGE_TWO = `
import { createPortal } from 'react-dom';
import * as dom from 'react-dom';
import { Link } from 'react-router-dom';
import * as react from 'react';
import styles from './two.module.css';

export { useParams as parameters } from 'react-router-dom';
export const portal = [createPortal, dom.flushSync, Object.keys(react)];
export const Component = () => <Link to="/one" className={styles['page']}>one</Link>;`;

/** Two pages that use every shared module, a style each, and an image. */
export const FIXTURE_REMOTE = {
  'src/remote.tsx': REMOTE,
  'src/one.tsx': PAGE_ONE,
  'src/two.tsx': PAGE_TWO,
  'src/one.module.css': '.page { color: light-dark(#102030, #a0b0c0); }',
  'src/two.module.css':
    '.page { padding: 4px; animation: turn 1s; }\n@keyframes turn { to { rotate: 1turn; } }',
  'src/sun.svg': '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>',
};

/** A library behind one door; the remote uses one of its components. */
export const FIXTURE_LIBRARY = {
  'src/index.ts': `export { Button } from './button.tsx';\nexport { Unused } from './unused.tsx';\nexport const pick = <T>(value: T): T => value;`,
  'src/button.tsx': `import styles from './button.module.css';\nexport const Button = () => <button className={styles['button']}>ok</button>;`,
  'src/button.module.css': '.button { border-spacing: 11px; }',
  'src/unused.tsx': `import styles from './unused.module.css';\nexport const Unused = () => <i className={styles['unused']}>text of an unused component</i>;`,
  'src/unused.module.css': '.unused { border-spacing: 99px; }',
};

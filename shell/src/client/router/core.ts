/**
 * What navigates, sends forms and runs loaders: half of react-router. A production build takes these two from a view of its
 * own of the package (`router-core-loader.cjs`), so that the first script has nothing of them.
 */
export { createBrowserRouter, UNSAFE_createRouter as createRouter } from 'react-router-dom';

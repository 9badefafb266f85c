/** Stands for the URL of an imported file in tests. */
export default 'asset';

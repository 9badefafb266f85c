/** Hunspell files of the package dictionary-ru, as texts. */
declare module '*.aff' {
  const text: string;
  export default text;
}
declare module '*.dic' {
  const text: string;
  export default text;
}

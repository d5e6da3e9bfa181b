declare module 'search-texts' {
  /** Texts of the dialog by key and language (build/publish/searchTexts). */
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default texts;
}

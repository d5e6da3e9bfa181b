/**
 * Named in the page by build/render/html: `app-styles`, the whole stylesheet and the one for paper;
 * `app-scripts`, in their order; `app-preload`, scripts to fetch early.
 */
export const getSources = (document: Document, name: string): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.match(/\S+/g) ?? [];

import type { BundleTexts } from './BundleList';

const keys = {
  heading: 'llmsHeading',
  all: 'llmsAllPages',
  pages: 'llmsPages',
  verified: 'llmsVerified',
} as const satisfies Record<keyof BundleTexts, string>;

/** Texts of i18n.json that Markdown files need, by key and language. */
export type LlmsTexts = Readonly<
  Record<(typeof keys)[keyof typeof keys], Readonly<Record<string, string>>>
>;

/**
 * Those of one language, with the tool that pages were verified with.
 * @throws Error naming the text that the language lacks.
 */
export function readBundleTexts(texts: LlmsTexts, language: string, tool: string): BundleTexts {
  const get = (name: keyof BundleTexts): string => {
    const text = texts[keys[name]][language];
    if (text) return text;
    throw new Error(`[llms] i18n.json has no \`${keys[name]}\` in "${language}".`);
  };
  return {
    heading: get('heading'),
    all: get('all'),
    pages: get('pages'),
    verified: get('verified').replace('{{tool}}', tool),
  };
}

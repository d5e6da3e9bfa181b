import { createHash } from 'node:crypto';
import { getCriticalStyle } from './criticalStyle';
import { getStyleGroup } from './pageType';

const styleTag = /<style>([^]*?)<\/style>/;

export interface StyledPages {
  /** The pages, each with the rules its type needs and the address of the whole stylesheet. */
  pages: Map<string, string>;
  /** The whole stylesheet, for what a reader opens later: output path and text. */
  stylesheet: { path: string; text: string };
}

/**
 * Leaves in each page only the rules that pages of its type can show, and names the whole stylesheet
 * in a `<meta>` tag for the intent loader.
 * @throws Error where pages come with different or no inline styles: the framework's output changed.
 */
export async function styleOnce(
  pages: ReadonlyMap<string, string>,
  assetPrefix: string,
): Promise<StyledPages> {
  const text = getSharedStyle(pages);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const path = `static/css/site.${hash}.css`;
  const href = assetPrefix + path;
  // Without script nothing would bring the rules of what opens on demand.
  const rest = `<meta name="app-styles" content="${href}"><noscript><link rel="stylesheet" href="${href}"></noscript>`;
  const styled = new Map<string, string>();
  for (const [type, files] of groupPages(pages)) {
    const group = files.map((file) => pages.get(file) ?? '');
    const critical = await getCriticalStyle(text, group);
    if (!critical.trim()) throw new Error(`[htmlFirst] No rule is left for pages of type ${type}.`);
    for (const file of files) {
      const html = pages.get(file) ?? '';
      styled.set(
        file,
        html.replace(styleTag, () => `<style>${critical}</style>${rest}`),
      );
    }
  }
  return { pages: styled, stylesheet: { path, text } };
}

function getSharedStyle(pages: ReadonlyMap<string, string>): string {
  const styles = new Set([...pages.values()].map((html) => styleTag.exec(html)?.[1] ?? ''));
  const [style] = styles;
  if (styles.size === 1 && style) return style;
  throw new Error(
    `[htmlFirst] Pages carry ${styles.size} different inline styles, expected one: look at the ` +
      'emitted HTML and adapt plugins/htmlFirst/styleOnce.ts.',
  );
}

function groupPages(pages: ReadonlyMap<string, string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [file, html] of pages) {
    const group = getStyleGroup(html, file);
    groups.set(group, [...(groups.get(group) ?? []), file]);
  }
  return groups;
}

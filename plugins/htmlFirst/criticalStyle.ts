import { PurgeCSS } from 'purgecss';
import { dropLate } from './dropLate';
import { dropLateRules } from './dropLateRules';

/** Classes that scripts set on the page later; their rules are needed before. */
const setLater = ['dark'];

/**
 * The rules of a stylesheet that the given pages can show, in their order: the same bytes for all of
 * them. Elements, classes and ids count; states that need no pointer (`:popover-open`, `[open]`) are
 * kept.
 */
export async function getCriticalStyle(style: string, pages: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: pages.map((html) => ({
      raw: dropLate(html.replace(/<style>[^]*?<\/style>/g, '')),
      extension: 'html',
    })),
    css: [{ raw: dropLateRules(style) }],
    safelist: setLater,
    // Tokens that no rule left here reads.
    variables: true,
    keyframes: true,
    dynamicAttributes: [
      'open',
      'popover',
      'aria-current',
      'aria-expanded',
      'aria-selected',
      'data-open',
      'data-no-navbar',
      'data-announced',
      'data-tabs-ready',
      'hidden',
      'data-bar-hidden',
      'data-code',
    ],
    defaultExtractor: (content) => content.match(/[\w-]+/g) ?? [],
  });
  if (!result) throw new Error('[htmlFirst] PurgeCSS gave no stylesheet.');
  // What is late in a list, too, of which nothing else is on these pages.
  return dropEmpty(dropLateRules(result.css));
}

/** Without at-rules that hold nothing: `@media print{@supports (x:y){}}`. */
function dropEmpty(style: string): string {
  const shorter = style.replace(/@[^{};]*\{\}/g, '');
  return shorter === style ? style : dropEmpty(shorter);
}

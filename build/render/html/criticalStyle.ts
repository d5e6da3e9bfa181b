import { PurgeCSS } from 'purgecss';
import { dropEmpty } from './dropEmpty';
import { dropLateRules } from './dropLateRules';
import { setLater } from './keepShown';

/**
 * The rules of a stylesheet that the given pages can show, in their order: the same bytes for all of
 * them. Elements, classes and ids count; states that need no pointer (`:popover-open`, `[open]`) are
 * kept. keepShown.ts says what each of them leaves out besides.
 * @param pages without what they show late, and without text (dropLate.ts)
 */
export async function getCriticalStyle(style: string, pages: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: pages.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: dropLateRules(style) }],
    safelist: [...setLater],
    // Tokens that no rule left here reads.
    variables: true,
    keyframes: true,
    dynamicAttributes: [
      'open',
      'popover',
      'aria-current',
      'aria-expanded',
      'aria-selected',
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

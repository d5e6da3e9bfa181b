import { PurgeCSS } from 'purgecss';
import { dropLate } from './dropLate';

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
    css: [{ raw: dropForcedColors(dropTransitions(style)) }],
    safelist: setLater,
    // A pointer that hovers has moved, and with its first move the whole stylesheet comes. `:defined`,
    // true of every element, marks a rule that may come then as well, since it moves nothing. Who has
    // chosen or asked for what the last two show gets it before (theme/boot/fetchStyle.ts).
    blocklist: [/:hover/, /:defined/, /\[data-hide/, /:root\[data-code/],
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
  return result.css;
}

/**
 * What glides does so after a deed of the reader's, which brings the whole stylesheet: so do the looks
 * that it starts from.
 */
const dropTransitions = (style: string): string =>
  style
    .replace(/@starting-style\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    .replace(/(?<=[{;])transition(?:-[a-z-]+)?:[^;}]*(?:;|(?=\}))/g, '');

/** For readers with colours of their own, who get the whole stylesheet first (theme/boot/fetchStyle.ts). */
const dropForcedColors = (style: string): string =>
  style.replace(/@media \(forced-colors:active\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '');

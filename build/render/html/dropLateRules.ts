import { flatRule, splitSelectors } from './splitSelectors';

/**
 * What a page need not carry: looks under a pointer, which brings the whole stylesheet with its first
 * move; rules marked with `:defined`, true of every element, which may come then as well, since they move
 * nothing; and what readers see who get it before the first paint (theme/boot/resources.ts): parts that
 * the address hides, code shown as they chose it.
 */
const lateSelector = /:hover|:defined|\[data-hide|^:(?:is\()?:?root\[data-code/;

/** For readers with colours of their own, who get the whole stylesheet first. */
const forcedColors = /@media \(forced-colors:active\)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** What glides does so after a deed of the reader's: so do the looks that it starts from. */
const startingStyles = /@starting-style\{(?:[^{}]*\{[^{}]*\})*\}/g;
const transitions = /(?<=[{;])transition(?:-[a-z-]+)?:[^;}]*(?:;|(?=\}))/g;

/**
 * A stylesheet of flat, minified rules without those that may come with the whole of it, at the first
 * intent. Of a list of selectors only these are left out; at-rules that hold nothing any more stay.
 */
export const dropLateRules = (style: string): string =>
  style
    .replace(startingStyles, '')
    .replace(forcedColors, '')
    .replace(transitions, '')
    .replace(flatRule, (_, selectors: string, body: string) => {
      const kept = splitSelectors(selectors).filter((selector) => !lateSelector.test(selector));
      return kept.length > 0 ? `${kept.join(',')}{${body}}` : '';
    });

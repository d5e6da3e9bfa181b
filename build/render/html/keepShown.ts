import { dropEmpty } from './dropEmpty';
import { listProperties } from './shortenProperties';
import { flatRule, splitSelectors } from './splitSelectors';

/** Classes that scripts set on the page later; their rules are needed before. */
export const setLater: readonly string[] = ['dark'];

/** What is no element but stands in its place within `@keyframes`. */
const frames = ['from', 'to'];

const definition = /(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;

/**
 * Of the rules that pages of a group can show, those that one of them can: whose classes and elements it
 * has, and the custom properties that these read. Quicker by far than to purge for each page.
 * @param html without what the page shows late, and without text (dropLate.ts)
 */
export function keepShown(style: string, html: string): string {
  const names = listNames(html);
  const rules = style.replace(flatRule, (_, selectors: string, body: string) => {
    const kept = splitSelectors(selectors).filter((selector) =>
      listRequired(selector).every((name) => names.has(name)),
    );
    return kept.length > 0 ? `${kept.join(',')}{${body}}` : '';
  });
  return dropEmpty(dropUnread(rules, listProperties(html)));
}

/** Elements of a page, and its classes with a dot. */
function listNames(html: string): Set<string> {
  const elements = [...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name);
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(/\s+/).map((name) => `.${name}`),
  );
  return new Set([...elements, ...classes, ...setLater.map((name) => `.${name}`), ...frames]);
}

/** What must be there for a selector to match: not what stands in `:is()`, `:not()`, `:has()` or `[]`. */
function listRequired(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return plain.match(/(?<![\w.:#-])[a-z][\w-]*|\.[\w-]+/g) ?? [];
}

/** Without custom properties that neither a rule nor the page reads; those that only they read go as well. */
function dropUnread(style: string, named: readonly string[]): string {
  const read = new Set([
    ...named,
    ...[...style.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
  ]);
  const shorter = style.replace(definition, (text, name: string) => (read.has(name) ? text : ''));
  return shorter === style ? style : dropUnread(shorter, named);
}

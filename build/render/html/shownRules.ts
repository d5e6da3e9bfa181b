import { filterSelectors, listProperties, splitSelectors } from './stylesheet';

/** Classes that scripts set on the page later; their rules are needed before. */
const laterClasses = ['.dark'];

/** Attributes that change before the whole stylesheet is there, by hand or by the head script. */
const changing = new Set([
  'open',
  'popover',
  'hidden',
  'aria-current',
  'aria-expanded',
  'aria-selected',
  'data-open',
  'data-no-navbar',
  'data-announced',
  'data-chosen',
  'data-tabs-ready',
  'data-bar-hidden',
]);

/** Selectors of `@keyframes`, which look like elements. */
const frames = ['from', 'to'];

/**
 * The rules of a stylesheet that a page can show: whose elements, classes, ids and attributes it has,
 * and the custom properties and keyframes that these use.
 * @param html without what the page shows on demand, and without text (`dropDeferred`)
 */
export function keepShown(style: string, html: string): string {
  const names = listNames(html);
  const isShown = (selector: string): boolean =>
    listRequired(selector).every((name) => names.has(name)) &&
    listAlternatives(selector).every((list) => list.some(isShown));
  const rules = dropUnread(filterSelectors(style, isShown), listProperties(html));
  return dropEmpty(dropUnusedKeyframes(rules));
}

/** Elements, `.class`, `#id`, `[attribute` and `[attribute=value` of a page. */
function listNames(html: string): Set<string> {
  const names = new Set([...laterClasses, ...frames]);
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(name);
  for (const [, name = '', value = ''] of html.matchAll(/\s([a-z][\w-]*)(?:="([^"]*)")?/g)) {
    names.add(`[${name}`).add(`[${name}=${value}`);
    if (name === 'id') names.add(`#${value}`);
    if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
  }
  return names;
}

/** What must be there for a selector to match, outside of `:is()`, `:not()` and the like. */
function listRequired(selector: string): string[] {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  const attributes = [...plain.matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?/g)]
    .filter(([, name = '']) => !changing.has(name))
    .map(([, name = '', value]) => (value === undefined ? `[${name}` : `[${name}=${value}`));
  const others = plain.replace(/\[[^\]]*\]/g, '').match(/(?<![\w.:#-])[a-z][\w-]*|[.#][\w-]+/g);
  return [...attributes, ...(others ?? [])];
}

const negations = /:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** The lists in `:is()` and `:where()`, of each of which one selector must match. */
const listAlternatives = (selector: string): string[][] =>
  [...selector.replace(negations, '').matchAll(/:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/g)].map(
    ([, list = '']) => splitSelectors(list),
  );

const definition = /(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;

/** Without custom properties that neither a rule nor the page reads; those that only they read go as well. */
function dropUnread(style: string, named: readonly string[]): string {
  const read = new Set([
    ...named,
    ...[...style.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
  ]);
  const shorter = style.replace(definition, (text, name: string) => (read.has(name) ? text : ''));
  return shorter === style ? style : dropUnread(shorter, named);
}

const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

function dropUnusedKeyframes(style: string): string {
  const rules = style.replace(keyframes, '');
  return style.replace(keyframes, (text, name: string) => (rules.includes(name) ? text : ''));
}

/** Without at-rules that contain nothing: `@media print{@supports (x:y){}}`. */
function dropEmpty(style: string): string {
  const shorter = style.replace(/@[^{};]*\{\}/g, '');
  return shorter === style ? style : dropEmpty(shorter);
}

/** What is text to the parser and may contain elements, or set attributes; else a tag, with its name. */
const piece =
  /<(script|noscript)\b[^]*?<\/\1>|<(?<close>\/?)(?<name>[a-z][\w-]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/**
 * The tags of a page without `[data-deferred]` and what is inside: panels that open on demand. Their rules
 * come with the whole stylesheet, at the first interaction, or at once where there is no script; until
 * then they are not shown (theme/styles/base.css). React writes the pages: every tag is closed.
 */
export function dropDeferred(html: string): string {
  let tags = '';
  let deferred = '';
  let depth = 0;
  for (const { 0: tag, groups = {} } of html.matchAll(piece)) {
    const { name = '', close, attributes = '' } = groups;
    if (depth > 0) {
      if (name === deferred) depth += close ? -1 : 1;
      if (depth > 0) continue;
    }
    const isDeferred =
      !close && !voidElements.has(name) && /\sdata-deferred(?![\w-])/.test(attributes);
    tags += isDeferred ? `<${name} data-deferred="">` : tag;
    if (isDeferred) [deferred, depth] = [name, 1];
  }
  return tags;
}

import type { Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { rootData } from '../../../site/rootData';
import { dropEmpty, keepSelectors, listProperties } from './stylesheet';

/** Classes that scripts set on the page later; their rules are needed before. */
const laterClasses = ['.dark'];

/** Attributes that readers or early scripts (theme/boot) change before the whole stylesheet is there. */
const changing = new Set([
  'open',
  'popover',
  'hidden',
  'aria-current',
  'aria-expanded',
  'aria-selected',
  ...Object.entries(rootData).flatMap(([name, when]) => (when === 'early' ? `data-${name}` : [])),
]);

/**
 * The rules of a stylesheet that a page can show: whose elements, classes, ids and attributes it has,
 * and the custom properties that these use.
 * @param html without what the page shows on demand, and without text (`dropDeferred`)
 */
export function keepShown(style: Root, html: string): string {
  const names = listNames(html);
  const own = style.clone();
  keepSelectors(own, (selector) => canMatch(readNeeds(selector), names));
  dropUnread(own, listProperties(html));
  dropEmpty(own);
  return own.toString();
}

/** Elements, `.class`, `#id`, `[attribute` and `[attribute=value` of a page. */
function listNames(html: string): Set<string> {
  const names = new Set(laterClasses);
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(name);
  const [, language = ''] = /^[^>]*<html[^>]*\slang="([^"]*)"/.exec(html) ?? [];
  names.add('[lang').add(`[lang=${language}`);
  for (const [, name = '', value = ''] of html.matchAll(/\s([a-z][\w-]*)(?:="([^"]*)")?/g)) {
    // Rules for a language are about the whole page, not about the name of another one in a menu.
    if (name === 'lang') continue;
    names.add(`[${name}`).add(`[${name}=${value}`);
    if (name === 'id') names.add(`#${value}`);
    if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
  }
  return names;
}

/** What a page must have for a selector to match: all names, and one choice of each list. */
interface SelectorNeeds {
  names: string[];
  choices: SelectorNeeds[][];
}

const knownNeeds = new Map<string, SelectorNeeds>();

/** What a selector needs, read once for all pages: 2.5 s of a build. */
function readNeeds(selector: string): SelectorNeeds {
  let needs = knownNeeds.get(selector);
  if (!needs) {
    needs = { names: [], choices: [] };
    selectorParser((root) => root.first && addNeeds(root.first, needs!)).processSync(selector);
    knownNeeds.set(selector, needs);
  }
  return needs;
}

function addNeeds(selector: selectorParser.Selector, needs: SelectorNeeds): SelectorNeeds {
  for (const node of selector.nodes) {
    if (node.type === 'tag') needs.names.push(node.value);
    else if (node.type === 'class') needs.names.push(`.${node.value}`);
    else if (node.type === 'id') needs.names.push(`#${node.value}`);
    else if (node.type === 'attribute') {
      const { attribute, operator, value = '' } = node;
      if (changing.has(attribute)) continue;
      needs.names.push(operator === '=' ? `[${attribute}=${value}` : `[${attribute}`);
    } else if (node.type === 'pseudo' && /^:(?:is|where)$/.test(node.value)) {
      needs.choices.push(node.nodes.map((one) => addNeeds(one, { names: [], choices: [] })));
    }
  }
  return needs;
}

const canMatch = (needs: SelectorNeeds, names: ReadonlySet<string>): boolean =>
  needs.names.every((name) => names.has(name)) &&
  needs.choices.every((list) => list.some((one) => canMatch(one, names)));

/** Leaves out custom properties that neither a rule nor the page reads, and those that only they read. */
function dropUnread(style: Root, named: readonly string[]): void {
  const read = new Set(named);
  style.walkDecls(({ value }) => listProperties(value).forEach((name) => read.add(name)));
  let isShorter = false;
  style.walkDecls(/^--/, (definition) => {
    if (read.has(definition.prop)) return;
    definition.remove();
    isShorter = true;
  });
  if (isShorter) dropUnread(style, named);
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

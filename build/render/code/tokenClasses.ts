import type { UserConfig } from '@rspress/core';
import { parseMeta } from '../../read/fences';

type Transformer = NonNullable<
  NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['transformers']
>[number];
type Line = Parameters<NonNullable<Transformer['line']>>[0];
type LineChild = Line['children'][number];
type Text = Extract<LineChild, { type: 'text' }>;

/**
 * The highlighter's variables by the class of theme/styles/code.css that shows them: a letter each, after a sign
 * since they are in every page a hundred times.
 */
const classes: Readonly<Record<string, string>> = {
  keyword: '_k',
  string: '_s',
  'string-expression': '_s',
  link: '_s',
  function: '_f',
  constant: '_c',
  parameter: '_p',
  comment: '_m',
  inserted: '_i',
  deleted: '_d',
  changed: '_c',
};

const variable = /var\(--shiki-(?:token-)?([\w-]+)\)/;

/**
 * Turns the inline colors of highlighted code into a few classes, drops the elements that say nothing
 * (plain text, punctuation) and joins neighbors that look the same: about half the markup, and no
 * `style` attribute is left. Says of a block that it is `output`.
 */
export function tokenClasses(): Transformer {
  return {
    name: 'token-classes',
    pre(node) {
      delete node.properties.style;
      delete node.properties.class;
      const { classes: words, attributes } = parseMeta(this.options.meta?.__raw ?? '');
      // A tree of sources is compared with the case as outputs are.
      if (words.includes('output') && attributes.title !== 'src') node.properties.output = true;
      const [code] = node.children;
      if (code?.type !== 'element') return;
      for (const line of code.children) if (line.type === 'element') joinTokens(line);
    },
  };
}

function joinTokens(parent: Line): void {
  parent.children = parent.children.map(nameToken).reduce<LineChild[]>(joinNext, []);
}

function nameToken(child: LineChild): LineChild {
  if (child.type !== 'element') return child;
  const name = variable.exec(`${child.properties.style ?? ''}`)?.[1] ?? '';
  delete child.properties.style;
  const className = classes[name];
  if (className) return { ...child, properties: { class: className } };
  const [only] = child.children;
  return only?.type === 'text' ? only : child;
}

function joinNext(children: LineChild[], child: LineChild): LineChild[] {
  const last = children.at(-1);
  const before = children.at(-2);
  if (last?.type === 'text' && child.type === 'text') last.value += child.value;
  else if (last && isAlike(last, child)) append(last, child);
  else if (before && isBlank(last) && isAlike(before, child)) {
    children.pop();
    append(before, last);
    append(before, child);
  } else children.push(child);
  return children;
}

const isBlank = (child: LineChild | undefined): child is Text =>
  child?.type === 'text' && child.value.trim() === '';

/** Whether two elements are tokens of one class, and nothing else. */
const isAlike = (a: LineChild, b: LineChild): boolean =>
  getTokenClass(a) !== undefined && getTokenClass(a) === getTokenClass(b);

function getTokenClass(child: LineChild): string | undefined {
  if (child.type !== 'element' || Object.keys(child.properties).length !== 1) return undefined;
  const { class: name } = child.properties;
  const isText = child.children.every(({ type }) => type === 'text');
  return isText && typeof name === 'string' && /^_\w$/.test(name) ? name : undefined;
}

function append(token: LineChild, child: LineChild): void {
  if (token.type !== 'element') return;
  const text = token.children[0];
  const added = child.type === 'element' ? child.children[0] : child;
  if (text?.type === 'text' && added?.type === 'text') text.value += added.value;
}

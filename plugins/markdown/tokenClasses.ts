import type { UserConfig } from '@rspress/core';

type Transformer = NonNullable<
  NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['transformers']
>[number];
type Line = Parameters<NonNullable<Transformer['line']>>[0];
type LineChild = Line['children'][number];

/** The highlighter's variables by the class of theme/styles/code.css that shows them. */
const classes: Readonly<Record<string, string>> = {
  keyword: 't-keyword',
  string: 't-string',
  'string-expression': 't-string',
  link: 't-string',
  function: 't-function',
  constant: 't-constant',
  parameter: 't-parameter',
  comment: 't-muted',
  inserted: 't-inserted',
  deleted: 't-deleted',
  changed: 't-constant',
};

const variable = /var\(--shiki-(?:token-)?([\w-]+)\)/;

/**
 * Turns the inline colours of highlighted code into a few classes and drops the elements that say
 * nothing (plain text, punctuation): about half the markup, and no `style` attribute is left.
 */
export function tokenClasses(): Transformer {
  return {
    name: 'token-classes',
    enforce: 'post',
    pre(node) {
      delete node.properties.style;
      delete node.properties.class;
    },
    line(node) {
      node.children = node.children.map(nameToken).reduce<LineChild[]>(joinText, []);
    },
  };
}

function nameToken(child: LineChild): LineChild {
  if (child.type !== 'element') return child;
  const name = variable.exec(`${child.properties.style ?? ''}`)?.[1] ?? '';
  delete child.properties.style;
  const className = classes[name];
  if (className) return { ...child, properties: { ...child.properties, class: className } };
  const [only, ...rest] = child.children;
  const isPlain = Object.keys(child.properties).length === 0 && rest.length === 0;
  return isPlain && only?.type === 'text' ? only : child;
}

function joinText(children: LineChild[], child: LineChild): LineChild[] {
  const last = children.at(-1);
  if (last?.type === 'text' && child.type === 'text') last.value += child.value;
  else children.push(child);
  return children;
}

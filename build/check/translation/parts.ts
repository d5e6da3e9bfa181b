import type { Heading, List, Nodes, Table } from 'mdast';
import { components } from '../../components/registry';
import { getPosition, isJsxElement, type JsxElement } from '../../read/mdx';

export interface Part {
  line: number;
  /** What must be equal in every language. */
  facts: Fact[];
  /** The words that readers see, with `\uFFFC` for each piece of code and each component. */
  prose: string;
}

export interface Fact {
  kind: 'code' | 'component' | 'link' | 'number' | 'shape';
  /** As a message names it. */
  value: string;
}

type Facts = Partial<Record<Fact['kind'], readonly string[]>>;

export const toPart = (node: Nodes, facts: Facts): Part => ({
  line: getPosition(node).line,
  facts: listFacts(facts),
  prose: '',
});

const listFacts = (facts: Facts): Fact[] =>
  (Object.keys(facts) as Fact['kind'][]).flatMap((kind) =>
    (facts[kind] ?? []).map((value) => ({ kind, value })),
  );

export function readTitle(node: Heading, id = ''): Part {
  const part = readPart(node);
  // Links lead to the page rather than to its title.
  if (node.depth === 1) return part;
  return { ...part, facts: [...part.facts, { kind: 'shape', value: `{#${id}}` }] };
}

export const readRows = ({ children }: Table): Part[] =>
  children.map((row) => readPart(row, `${row.children.length} cells`));

export const readItems = ({ children, ordered }: List, depth = 1): Part[] =>
  children.flatMap(({ children: [first, ...lists] }) => [
    ...(first ? [readPart(first, `${ordered ? 'numbered ' : ''}item of level ${depth}`)] : []),
    ...lists.flatMap((list) => (list.type === 'list' ? readItems(list, depth + 1) : [])),
  ]);

/** The facts and words of a paragraph, heading, row or item. */
export function readPart(node: Nodes, shape?: string): Part {
  const facts: Fact[] = shape ? [{ kind: 'shape', value: shape }] : [];
  const walk = (child: Nodes): string => {
    if (child.type === 'text') return child.value;
    if (child.type === 'break') return '\n';
    if (child.type === 'inlineCode') {
      facts.push({ kind: 'code', value: `\`${child.value.replaceAll(/\s+/g, ' ')}\`` });
      return '\uFFFC';
    }
    if (isComment(child)) return '';
    if (child.type === 'link') facts.push({ kind: 'link', value: child.url });
    if (child.type === 'image') {
      facts.push({ kind: 'link', value: child.url });
      return child.alt ?? '';
    }
    if (child.type === 'footnoteReference' || child.type === 'linkReference')
      facts.push({ kind: 'link', value: `[${child.identifier}]` });
    if (isJsxElement(child)) {
      const { text, part } = readTag(child);
      facts.push({ kind: 'component', value: text }, ...part.facts.filter(isCode));
      return ['\uFFFC', part.prose, ...child.children.map(walk)].join('');
    }
    if ('children' in child) {
      return child.children.map(walk).join(child.type === 'tableRow' ? ' | ' : '');
    }
    if ('value' in child) facts.push({ kind: 'code', value: `{${child.value}}` });
    return '';
  };
  const prose = walk(node)
    .replaceAll(/^:::[ \t]*\w*/gm, (sign) => {
      facts.push({ kind: 'shape', value: sign });
      return '';
    })
    .replace(/\{#.*\}$/, '');
  facts.push(...listNumbers(prose));
  return { line: getPosition(node).line, facts, prose: prose.trim() };
}

export const isComment = (node: Nodes): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  /^\s*(?:\/\*[^]*\*\/\s*)?$/.test(node.value);

const isCode = ({ kind }: Fact): boolean => kind === 'code' || kind === 'number';

/** Whether readers see the text of an attribute: of HTML, or as the registry says. */
const isRead = (name: string | null, attribute: string): boolean =>
  ['alt', 'title', 'label', 'aria-label'].includes(attribute) ||
  components.get(name ?? '')?.attributes?.[attribute] === 'words';

/** A tag without the attributes that readers see, and what is in these. */
export function readTag({ name, attributes, ...node }: JsxElement): { text: string; part: Part } {
  const written: string[] = [];
  const facts: Fact[] = [];
  let prose = '';
  for (const attribute of attributes) {
    const value = typeof attribute.value === 'string' ? attribute.value : attribute.value?.value;
    if (attribute.type !== 'mdxJsxAttribute') written.push(`{${attribute.value}}`);
    else if (isRead(name, attribute.name) && value !== undefined) {
      written.push(`${attribute.name}="…"`);
      const bare = value.replaceAll(/`[^`]*`/g, (code) => {
        facts.push({ kind: 'code', value: code });
        return '\uFFFC';
      });
      facts.push(...listNumbers(bare));
      prose += `${bare}\n`;
    } else written.push(value === undefined ? attribute.name : `${attribute.name}="${value}"`);
  }
  const text = `<${[name, ...written.sort()].join(' ')}>`;
  return {
    text,
    part: {
      line: node.position?.start.line ?? 1,
      facts: [{ kind: 'component', value: text }, ...facts],
      prose,
    },
  };
}

const months =
  'January February March April May June July August September October November December';
const monthNumbers = new Map(months.split(' ').map((name, index) => [name, String(index + 1)]));
const datePattern = new RegExp(
  `\\b(${months.replaceAll(' ', '|')})(?= \\d)|(?<=\\d )(${months.replaceAll(' ', '|')})\\b`,
  'g',
);

export const listNumbers = (prose: string): Fact[] =>
  (
    prose
      .replaceAll(datePattern, (name) => monthNumbers.get(name) ?? name)
      .match(/\d+(?:[.,]\d+)*/g) ?? []
  ).map((value) => ({ kind: 'number', value }));

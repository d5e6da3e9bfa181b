import { type Part, type PartProp, parts } from '../../site/parts';
import type { BlockComponent } from './facts/components/component';
import { type Inline, inlineCode, table, text } from './nodes';
import { parseCode } from './options';

/** `<ComponentList />`: every part with its props, from the list that pages are checked against. */
export const componentList: BlockComponent = {
  type: 'block',
  attributes: [],
  render: () => [
    table([
      ['Part', 'What readers get', 'Props', 'Stands in'],
      ...Object.entries(parts).map(([name, part]) => [
        [inlineCode(`<${name}>`)],
        parseCode(part.about),
        describeProps(part),
        part.inside ? [inlineCode(`<${part.inside}>`)] : 'anywhere',
      ]),
    ]),
  ],
};

const separator = text('; ');

function describeProps({ props, required = [] }: Part): string | Inline[] {
  const described = Object.entries(props).map(([name, kind]): Inline[] => [
    inlineCode(name),
    text(`: ${describeKind(kind)}${required.includes(name) ? ', required' : ''}`),
  ]);
  if (described.length === 0) return 'none';
  return described.flatMap((prop, index) => (index > 0 ? [separator, ...prop] : prop));
}

const kinds: Readonly<Record<Extract<PartProp, string>, string>> = {
  text: 'a text',
  number: 'a number',
  flag: 'its name alone',
  expression: 'a value',
};

const describeKind = (kind: PartProp): string =>
  typeof kind === 'string' ? kinds[kind] : `one of ${kind.join(', ')}`;

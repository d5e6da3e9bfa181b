import { parseMdx } from '../../read/mdx';
import type { AttributeType, Component, BuildTimeComponent } from '../component';
import { type Block, type Inline, inlineCode, paragraph, parseCode, table, text } from '../nodes';
import { showExamples } from './example';

/** `<ComponentList />`: every component with its attributes, from the list that pages are checked against, and examples of some. */
export const createComponentList = (list: () => readonly Component[]): BuildTimeComponent => ({
  name: 'ComponentList',
  about: 'Every component with its attributes.',
  render: () => [
    table([
      ['Component', 'What readers get', 'Attributes', 'Is inside'],
      ...list().map((component) => [
        [inlineCode(`<${component.name}>`)],
        parseCode(component.about),
        describeAttributes(component),
        'browser' in component && component.inside
          ? [inlineCode(`<${component.inside}>`)]
          : 'anywhere',
      ]),
    ]),
    ...list().flatMap((component) =>
      component.example ? showExample(component, component.example) : [],
    ),
  ],
});

function showExample({ name, about }: Component, example: string): Block[] {
  const source = `<Example>\n\n${example}\n\n</Example>\n`;
  const { tree, issue } = parseMdx(source, 'mdx');
  if (!tree) throw new Error(`the example of <${name}>: ${issue.message}`);
  showExamples(tree, source);
  return [paragraph(inlineCode(`<${name}>`), text(': '), ...parseCode(about)), ...tree.children];
}

const separator = text('; ');

function describeAttributes({ attributes = {}, required = [] }: Component): string | Inline[] {
  const described = Object.entries(attributes).map(([name, kind]): Inline[] => [
    inlineCode(name),
    text(`: ${kinds[kind]}${required.includes(name) ? ', required' : ''}`),
  ]);
  if (described.length === 0) return 'none';
  return described.flatMap((attribute, index) =>
    index > 0 ? [separator, ...attribute] : attribute,
  );
}

const kinds: Readonly<Record<AttributeType, string>> = {
  text: 'a text',
  words: 'words',
  flag: 'its name alone',
  case: 'a case, or several',
  option: 'an option, or several',
};

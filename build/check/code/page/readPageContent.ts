import type { Heading, Nodes, Table } from 'mdast';
import { getText } from '../../../read/located/getEntry';
import { collectHeadings } from '../../../read/page/collectHeadings';
import { splitHeading } from '../../../read/page/headingText';
import { getPosition } from '../../../read/page/getPosition';
import { listNodes } from '../../../read/page/listNodes';
import { parseMdx } from '../../../read/page/parseMdx';
import { readFrontMatter } from '../../../read/page/readFrontMatter';
import {
  findComponent,
  isElement,
  listAttributes,
} from '../../../components/facts/renderComponent';
import type { ComponentUse, PageContent, Section, TableUse } from './ProofPage';
import { readFences } from './readFences';

/** Reads all that is to be proved from a page's source. A page that is no MDX gives nothing. */
export function readPageContent(source: string): PageContent {
  const { frontMatter, body } = readFrontMatter(source, true);
  const { tree } = parseMdx(body, 'mdx');
  const lines = body.split('\n');
  const nodes = tree ? listNodes(tree) : [];
  const ids = collectHeadings(nodes).map(({ id }) => id);
  return {
    title: getText(frontMatter, 'title'),
    pageType: getText(frontMatter, 'pageType') ?? 'doc',
    fences: nodes.flatMap(readFences),
    codes: nodes.flatMap((node) =>
      node.type === 'inlineCode'
        ? [
            {
              ...getPosition(node),
              text: node.value,
              context: lines[getPosition(node).line - 1] ?? '',
            },
          ]
        : [],
    ),
    sections: nodes
      .filter((node) => node.type === 'heading')
      .map((node, index) => readHeading(node, ids[index] ?? '')),
    tables: nodes.flatMap((node) => (node.type === 'table' ? [readTable(node)] : [])),
    components: nodes.flatMap(readComponent),
  };
}

function readHeading(node: Heading, id: string): Section {
  return {
    id,
    ...getPosition(node),
    depth: node.depth,
    text: splitHeading(node).text,
    codes: listCodes(node),
  };
}

function readTable(node: Table): TableUse {
  return {
    ...getPosition(node),
    rows: node.children.map((row) =>
      row.children.map((cell) => ({
        ...getPosition(cell),
        text: getWords(cell).trim(),
        codes: listCodes(cell),
      })),
    ),
  };
}

function readComponent(node: Nodes): ComponentUse[] {
  if (!isElement(node) || !findComponent(node.name)) return [];
  return [{ ...getPosition(node), name: node.name ?? '', attributes: listAttributes(node) }];
}

const listCodes = (node: Nodes): string[] =>
  listChildren(node).flatMap((child) => (child.type === 'inlineCode' ? [child.value] : []));

const getWords = (node: Nodes): string =>
  'value' in node && typeof node.value === 'string'
    ? node.value
    : 'children' in node
      ? node.children.map(getWords).join('')
      : '';

const listChildren = (node: Nodes): Nodes[] =>
  'children' in node ? node.children.flatMap((child) => [child, ...listChildren(child)]) : [];

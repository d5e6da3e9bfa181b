import type { Nodes } from 'mdast';
import { getAttribute, getPosition, isJsxElement } from '../../../build/read/mdx';
import type { FactStore } from '../../../build/components/factStore';
import type { Step } from './planSteps';
import { readNodes, type SectionFilter } from './readNodes';

interface Options {
  source: string;
  file: string;
  isRead: SectionFilter;
  /** The cases that the page's own files are: an `<Output>` of another shows another project. */
  cases: readonly string[];
  store: Pick<FactStore, 'getCase' | 'getOutput'>;
}

/**
 * What a page shows of results outside of fences, as steps: `<Output>` of its own project, and
 * sentences such as “It prints `x`.”
 */
export function readResults({ source, file, isRead, cases, store }: Options): Step[] {
  return readNodes(source, file, isRead).flatMap((node): Step[] => {
    const { line } = getPosition(node);
    const printed = getPrinted(node);
    if (printed !== undefined) return [{ line, type: 'compareTerminal', text: printed }];
    if (!isJsxElement(node) || node.name !== 'Output') return [];
    const id = getAttribute(node, 'case') ?? '';
    if (!cases.includes(id)) return [];
    const { files, output: folder = 'dist' } = store.getCase(id);
    const name = getAttribute(node, 'file');
    if (name === undefined) {
      return [{ line, type: 'compareFolder', folder, files }];
    }
    const text = store.getOutput(id, name).replace(/\n$/, '');
    return [{ line, type: 'compareFile', file: `${folder}/${name}`, text }];
  });
}

/** The code of a paragraph that begins with “It prints `x`”; undefined for every other node. */
function getPrinted(node: Nodes): string | undefined {
  if (node.type !== 'paragraph') return undefined;
  const [words, code] = node.children;
  const isPrinted = words?.type === 'text' && words.value === 'It prints ';
  return isPrinted && code?.type === 'inlineCode' ? code.value : undefined;
}

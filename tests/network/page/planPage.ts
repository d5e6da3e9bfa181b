import type { Nodes } from 'mdast';
import type { FactStore } from '../../../build/components/factStore';
import { parseSizes, planSteps, type Step } from './planSteps';
import { type Fence, type SectionFilter, readFences, readNodes } from './readPage';
import { getAttribute, getPosition, isJsxElement } from '../../../build/read/mdx';

interface Options {
  source: string;
  file: string;
  isRead: SectionFilter;
  store: Pick<FactStore, 'getCase' | 'getOutput'>;
}

export interface PagePlan {
  fences: Fence[];
  steps: Step[];
}

/**
 * What the reader of a page does and sees, in order: its fences, and the results it shows of the same
 * project. Throws with `file:line` for each fence that cannot be followed.
 */
export function planPage({ source, file, isRead, store }: Options): PagePlan {
  const all = readFences(source, file, isRead);
  // Another configuration is shown, with what it builds, to be looked at: the project keeps its own.
  const own = all.find(isConfig)?.attributes.case;
  const fences = all.filter((fence) => !isConfig(fence) || fence.attributes.case === own);
  const cases = fences.flatMap(({ attributes }) => attributes.case ?? []);
  const steps = [
    ...planSteps(fences, file),
    ...readResults({ source, file, isRead, cases, store }),
  ].sort((a, b) => a.line - b.line);
  return { fences, steps };
}

const isConfig = ({ words }: Fence): boolean => words.includes('config');

interface ResultOptions extends Options {
  /** The cases that the page's own files are: an `<Output>` of another shows another project. */
  cases: readonly string[];
}

/**
 * What a page shows of results outside of fences, as steps: `<Output>` of its own project, and
 * sentences such as “It prints `x`.”
 */
export function readResults({ source, file, isRead, cases, store }: ResultOptions): Step[] {
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

/** How the project of a migration page was built before. */
export interface OldTool {
  /** Exact versions by package; the tool itself comes first. */
  packages: Readonly<Record<string, string>>;
  command: string;
  /** Where its packages run, such as `linux x64`; anywhere if absent. */
  platform?: string;
}

const treeTitle = /^(?<folder>\S+) of /;

/**
 * The steps of a migration page, with those that its site does not run because the old tool is not
 * installed here: its configuration is written, and where the page draws `dist of <tool>`, the tool is
 * installed, runs, and must leave these files. Throws where the page speaks of another version of the
 * tool.
 */
export function planOldBuild({ fences, steps }: PagePlan, file: string, tool: OldTool): Step[] {
  const [version = ''] = Object.values(tool.packages);
  return steps.flatMap((step): Step[] => {
    const fence = fences.find(({ line }) => line === step.line);
    const title = fence?.attributes.title;
    if (step.type !== 'leaveOut' || !fence || title === undefined) return [step];
    if (!step.reason.includes(version)) {
      throw new Error(`${file}:${step.line}: this is not about ${version}: ${step.reason}.`);
    }
    const { line } = step;
    const folder = treeTitle.exec(title)?.groups?.folder;
    if (folder === undefined) return [{ line, type: 'write', file: title, text: fence.text }];
    const packages = Object.entries(tool.packages).map((entry) => entry.join('@'));
    return [
      { line, type: 'run', commands: `npm install -D ${packages.join(' ')}` },
      { line, type: 'run', commands: tool.command },
      { line, type: 'compareFolder', folder, files: parseSizes(fence.text) },
    ];
  });
}

import { parseSizes } from './parseSizes';
import type { PagePlan } from './planPage';
import type { Step } from './planSteps';

/** How the project of a migration page was built before. */
export interface OldTool {
  /** Exact versions by package; the tool itself comes first. */
  packages: Readonly<Record<string, string>>;
  command: string;
}

const treeTitle = /^(?<folder>\S+) of /;

/**
 * The steps of a migration page, with those that its site does not run because the old tool is not
 * installed here: its configuration is written, and where the page draws `dist of <tool>`, the tool
 * is installed, runs, and must leave these files.
 * Throws where the page speaks of another version of the tool.
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

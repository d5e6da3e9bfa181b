import type { ConfigObject } from '../../ConfigValue';
import type { RuleInput } from '../../Rule';
import { type Draft, setOption } from '../../output/Draft';
import { isPattern, trimFolder } from '../../paths';
import { toSyntax } from '../../syntaxTargets';
import { findOption, getText, getTexts, list, object, scalar } from '../../values';

/** A folder stands for all files in it. */
const toFiles = (path: string): string => {
  const trimmed = trimFolder(path);
  return `./${isPattern(trimmed) || /\.[cm]?[jt]sx?$/.test(trimmed) ? trimmed : `${trimmed}/**`}`;
};

/** `src` → `./src/**`; a pattern for every folder holds in each of the folders. */
export function writeFiles(config: ConfigObject, draft: Draft): void {
  const included = getTexts(findOption(config, 'include')) ?? [];
  const files = [...(getTexts(findOption(config, 'files')) ?? []), ...included].map(toFiles);
  if (files.length === 0) return;
  const folders = included.map(trimFolder).filter((path) => !isPattern(path));
  const excluded = (getTexts(findOption(config, 'exclude')) ?? []).flatMap((path) => {
    // Rslib never builds these.
    if (/node_modules/.test(path) || isOutput(path, config)) return [];
    const isAnywhere = path.startsWith('**/') && folders.length > 0;
    return isAnywhere ? folders.map((folder) => `!./${folder}/${path}`) : [`!${toFiles(path)}`];
  });
  const patterns = [...files, ...excluded];
  // The default is all of `src`.
  if (patterns.length === 1 && patterns[0] === './src/**') return;
  setOption(draft, 'source.entry', object({ index: list(patterns.map(scalar)) }));
}

const isOutput = (path: string, config: ConfigObject): boolean =>
  trimFolder(path) ===
  trimFolder(getText(findOption(config, 'compilerOptions', 'outDir')) ?? 'dist');

/** The folder that names of the output begin at, if it is not the deepest one of the files. */
export const writeRoot = ({ value, config, draft }: RuleInput): void => {
  const root = getText(value);
  const included = getTexts(findOption(config, 'include'));
  const isUsual =
    root !== undefined &&
    (included ?? ['src']).every((path) => trimFolder(path) === trimFolder(root));
  if (!isUsual) {
    setOption(draft, 'outBase', root === undefined ? value : scalar(`./${trimFolder(root)}`));
  }
};

export const writeTarget = ({ value, draft }: RuleInput): boolean => {
  const target = getText(value);
  // TypeScript itself knows no older one any more.
  const syntax = target === undefined ? undefined : toSyntax([target]);
  setOption(draft, 'syntax', syntax);
  return syntax !== undefined;
};

import { issue, type LocalIssue } from '../../read/issues';
import type { Fence } from '../../read/fences';
import type { Snippet } from '../../read/snippets';
import { toPageIssue, type FenceIssue } from './fenceClass';

/** Names that the package uses in its types without exporting them. */
const internalTypes = `
type Exe = Exclude<NonNullable<Real.LibExperiments['exe']>, boolean>;
type EcmaScriptVersion = Extract<Real.Syntax, string>;
type ExeTarget = Exclude<NonNullable<Exe['targets']>[number], string>;
type SeaOptions = NonNullable<Exe['seaOptions']>;
type RslibConfigInput = Real.RslibConfig | Real.LoadConfigResult;
type RestartFn = NonNullable<Real.CreateRslibOptions['restart']>;
type NormalizedConfig = Real.Rsbuild.NormalizedConfig;
type NormalizedEnvironmentConfig = Real.Rsbuild.NormalizedEnvironmentConfig;
type RsbuildInstance = Real.Rsbuild.RsbuildInstance;
type RsbuildDevServer = Real.Rsbuild.RsbuildDevServer;
`;

/** How the line begins that compares a type of the page with the real one. */
const comparison = 'export const isSame';

/**
 * Types that the page of types writes out (`type Name = …`), each as a module that compiles as long as
 * the package has the same type.
 */
export function listTypeComparisons(
  fences: readonly Fence[],
  exported: readonly string[],
): Snippet[] {
  return fences.flatMap((fence): Snippet[] => {
    const name = getName(fence);
    if (!name || !exported.includes(name)) return [];
    const code = [
      fence.code,
      `${comparison}: Is<${name}, Real.${name}> = true;`,
      "import type * as Real from '@rslib/core';",
      `import type { ${exported.filter((other) => other !== name).join(', ')} } from '@rslib/core';`,
      'type Keys<T> = T extends object ? keyof T : never;',
      'type Is<A, B> = [A, Keys<A>] extends [B, Keys<B>] ? [B, Keys<B>] extends [A, Keys<A>] ? true : false : false;',
      internalTypes,
    ].join('\n');
    return [
      { fence: { ...fence, code }, fenceClass: 'module', path: 'type.ts', siblings: new Map() },
    ];
  });
}

/** What a comparison found; the lines after the type are ours. */
export function reportComparison(fence: Fence, found: FenceIssue): LocalIssue {
  const name = getName(fence);
  const lines = fence.code.split('\n');
  if (found.line <= lines.findIndex((line) => line.startsWith(comparison))) {
    return toPageIssue(fence, found);
  }
  return issue(
    { line: fence.line, column: fence.column },
    'api-type',
    `\`${name}\` differs from the type that \`@rslib/core\` exports.`,
    `Compare it with \`${name}\` in the declarations of @rslib/core, and correct it.`,
  );
}

/** `type Format = …` → `Format` */
const getName = ({ code }: Fence): string | undefined => /^type (\w+)/.exec(code)?.[1];

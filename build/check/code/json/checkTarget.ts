import type { LocatedScalar } from '../../../read/located/Located';
import type { FenceFault } from '../FenceFault';

/** How Node.js and TypeScript read files whose extension does not say it. */
export type ModuleType = 'commonjs' | 'module';

/** The format that a file's extension gives it; undefined where `type` decides and is not shown. */
function getFormat(file: string, type: ModuleType | undefined): ModuleType | undefined {
  if (/\.(?:mjs|mts)$/.test(file)) return 'module';
  if (/\.(?:cjs|cts)$/.test(file)) return 'commonjs';
  return /\.(?:js|ts)$/.test(file) ? type : undefined;
}

const formatNames = { commonjs: 'CommonJS', module: 'an ES module' } as const;

/** Whether the file that some conditions lead to can be what they ask for. */
export function checkTarget(
  target: LocatedScalar,
  path: readonly string[],
  type: ModuleType | undefined,
): FenceFault[] {
  const { value } = target;
  if (value === null) return [];
  if (typeof value !== 'string' || !value.startsWith('./')) {
    return [
      report(
        target,
        `\`${value}\` is no path below the package.`,
        'Begin it with `./`, as Node.js demands.',
      ),
    ];
  }
  const isTypes = path.some((name) => name === 'types' || name.startsWith('types@'));
  const isDeclaration = /\.d\.[cm]?ts$/.test(value);
  if (isTypes && !isDeclaration && !value.endsWith('.json')) {
    return [report(target, `\`${value}\` is no declaration file.`, 'Name the `.d.ts` file.')];
  }
  if (!isTypes && isDeclaration) {
    return [report(target, `\`${value}\` holds types and cannot be run.`, 'Put it under `types`.')];
  }
  const wanted = path.includes('require')
    ? 'commonjs'
    : path.includes('import')
      ? 'module'
      : undefined;
  const format = getFormat(value, type);
  if (!wanted || !format || wanted === format) return [];
  const condition = wanted === 'module' ? 'import' : 'require';
  return [
    report(
      target,
      `\`${condition}\` leads to \`${value}\`, which is read as ${formatNames[format]} here.`,
      `Name the file of the other format: \`type\` is ${type ?? 'not shown'}, and \`.mjs\`, \`.cjs\` decide for themselves.`,
    ),
  ];
}

function report({ line, column }: LocatedScalar, message: string, hint: string): FenceFault {
  return { line, column, rule: 'package-json', message, hint };
}

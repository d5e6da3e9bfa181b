import { findNearest } from '../../../read/faults/findNearest';
import { getEntry, getItems, getText } from '../../../read/located/getEntry';
import type { Located, LocatedObject } from '../../../read/located/Located';
import type { FenceFault } from '../FenceFault';
import { checkExports } from './checkExports';
import type { ModuleType } from './checkTarget';
import { packageKeys } from './packageKeys';

/** Whether a package.json, or a part of one, would do what it says. */
export function checkPackageJson(node: Located): FenceFault[] {
  if (node.type !== 'object') {
    return [report(node, 'A package.json is an object.', 'Write `{ … }`.')];
  }
  const exports = getEntry(node, 'exports');
  return [
    ...checkKeys(node),
    ...checkType(node),
    ...checkEntryFiles(node),
    ...(exports ? checkExports(exports, getModuleType(node)) : []),
  ];
}

/** How Node.js reads `.js`; unknown where the fence shows a part that leaves `type` out. */
function getModuleType(node: LocatedObject): ModuleType | undefined {
  const type = getText(node, 'type');
  if (type === 'module' || type === 'commonjs') return type;
  return getEntry(node, 'name') ? 'commonjs' : undefined;
}

function checkKeys({ entries }: LocatedObject): FenceFault[] {
  return entries
    .filter(({ key }) => !packageKeys.includes(key))
    .map((entry) => {
      const nearest = findNearest(entry.key, packageKeys);
      return report(
        entry,
        `No tool reads \`${entry.key}\` in a package.json.`,
        nearest ? `Did you mean \`${nearest}\`?` : 'Remove it, or add it to packageKeys.ts.',
      );
    });
}

function checkType(node: LocatedObject): FenceFault[] {
  const type = getEntry(node, 'type');
  if (!type || (type.type === 'scalar' && ['module', 'commonjs'].includes(String(type.value)))) {
    return [];
  }
  return [report(type, '`type` is `module` or `commonjs`.', 'Write one of the two.')];
}

function checkEntryFiles(node: LocatedObject): FenceFault[] {
  const faults: FenceFault[] = [];
  for (const key of ['main', 'module', 'types', 'typings']) {
    const value = getEntry(node, key);
    const file = getText(node, key);
    if (!value || file === undefined) continue;
    const isTypes = key === 'types' || key === 'typings';
    const isDeclaration = /\.d\.[cm]?ts$/.test(file);
    if (isTypes !== isDeclaration) {
      const wanted = isTypes ? 'a declaration file (`.d.ts`)' : 'a JavaScript file';
      faults.push(report(value, `\`${key}\` names ${wanted}.`, 'Write the right file.'));
    } else if (key === 'module' && file.endsWith('.cjs')) {
      faults.push(report(value, '`module` names an ES module.', 'Write `.js` or `.mjs`.'));
    }
  }
  for (const item of getItems(node, 'files')) {
    if (item.type === 'scalar' && typeof item.value === 'string') continue;
    faults.push(report(item, '`files` is a list of names.', 'Write `["dist"]`.'));
  }
  return faults;
}

const report = (
  { line, column }: { line: number; column?: number },
  message: string,
  hint: string,
): FenceFault => ({ line, column, rule: 'package-json', message, hint });

import { getFenceClass } from '../classify/getFenceClass';
import type { Fence } from '../page/Fence';
import type { Snippet } from './Snippet';

/** Fences of these classes are files of the project that a page shows. */
const fileClasses = ['config', 'json', 'module'];

/**
 * The fences of a page that can be checked, each with the page's other files as a reader has them at
 * that point: the version shown last before it, else the one shown first after it.
 */
export function listSnippets(fences: readonly Fence[]): Snippet[] {
  return fences.flatMap((fence, index) => {
    const fenceClass = getFenceClass(fence);
    if (!fenceClass) return [];
    const path = getPath(fence) ?? getDefaultPath(fence, fenceClass);
    return [{ fence, fenceClass, path, siblings: collectSiblings(fences, index, path) }];
  });
}

function collectSiblings(
  fences: readonly Fence[],
  index: number,
  ownPath: string,
): Map<string, string> {
  const siblings = new Map<string, string>();
  const add = (fence: Fence) => {
    const path = getPath(fence);
    const fenceClass = getFenceClass(fence);
    const isFile = fenceClass !== undefined && fileClasses.includes(fenceClass);
    const isWhole = fence.meta.attributes['expect-error'] === undefined && !isPart(fence);
    if (!path || path === ownPath || !isFile || !isWhole || siblings.has(path)) return;
    siblings.set(path, fence.code);
  };
  fences.slice(0, index).reverse().forEach(add);
  fences.slice(index + 1).forEach(add);
  return new Map([...siblings].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isPart = ({ meta }: Fence): boolean => meta.words.includes('part');

/** A title that is a path below the project: not `terminal`, not `/etc/hosts`, not `../a.ts`. */
function getPath({ meta }: Fence): string | undefined {
  const { title } = meta.attributes;
  const isPath = title && /^[\w@.[\]()-]+(?:\/[\w@.[\]()-]+)*\.\w+$/.test(title);
  return isPath && !title.split('/').includes('..') ? title : undefined;
}

const getDefaultPath = ({ lang }: Fence, fenceClass: Snippet['fenceClass']): string =>
  `${fenceClass === 'config' ? 'rslib.config' : 'example'}.${lang}`;

import type { FenceClass } from '../fenceClasses';
import type { Fence } from '../page/Fence';

/** What a fence is checked as; undefined where it says nothing, or several things. */
export function getFenceClass({ meta }: Fence): FenceClass | undefined {
  const [first, ...others] = meta.classes;
  if (others.length > 0) return undefined;
  if (first || meta.attributes['expect-error'] === undefined) return first;
  return isConfigFile(meta.attributes.title ?? 'rslib.config.ts') ? 'config' : 'module';
}

/** `rslib.config.ts`, also `rslib.config.base.mts`. */
export const isConfigFile = (title: string): boolean =>
  /(?:^|\/)rslib\.config\.(?:[\w-]+\.)?[cm]?[jt]s$/.test(title);

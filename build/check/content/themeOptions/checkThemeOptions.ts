import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocalFault } from '../../../read/faults/Fault';
import { getEntry } from '../../../read/located/getEntry';
import type { Site } from '../Site';
import { checkThemeOption } from './checkThemeOption';
import { locateValue, withoutPlaces } from './locateValue';

/** The theme's options as they are in force, and the folder they are written in. */
export interface ThemeOptionsSource {
  value: object;
  folder: string;
}

/**
 * Faults of the theme's options by file. An option stands in the file of its own name
 * (`socialLinks.ts`) where there is one, else in `themeOptions.ts`.
 */
export function checkThemeOptions(
  { value, folder }: ThemeOptionsSource,
  site: Site,
): Map<string, LocalFault[]> {
  const faults = new Map<string, LocalFault[]>();
  for (const [name, option] of Object.entries(value)) {
    if (option === undefined) continue;
    if (checkThemeOption(name, withoutPlaces(option), site).length === 0) continue;
    const own = path.join(folder, `${name}.ts`);
    const ownSource = read(own);
    const isOwn = new RegExp(`^export const ${name}\\b`, 'm').test(ownSource);
    const file = isOwn ? own : path.join(folder, 'themeOptions.ts');
    const located = isOwn
      ? locateValue(option, ownSource, name)
      : getEntry(locateValue(value, read(file), 'themeOptions'), name);
    if (!located) continue;
    faults.set(file, [...(faults.get(file) ?? []), ...checkThemeOption(name, located, site)]);
  }
  return faults;
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

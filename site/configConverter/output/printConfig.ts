import type { ConfigObject } from '../ConfigValue';
import { printValue } from './printValue';

/** The text of `rslib.config.ts`; `declarations` are carried over from the old file. */
export function printConfig(config: ConfigObject, declarations: readonly string[] = []): string {
  const isImport = (text: string) => text.startsWith('import');
  const imports = [
    "import { defineConfig } from '@rslib/core';",
    ...declarations.filter((text) => isImport(text)),
  ];
  const others = declarations.filter((text) => !isImport(text));
  return [
    imports.join('\n'),
    ...others,
    `export default defineConfig(${printValue(config, 0, 'export default defineConfig();'.length)});`,
  ]
    .join('\n\n')
    .concat('\n');
}

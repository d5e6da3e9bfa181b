import type { LocalFault } from '../../../read/faults/Fault';
import { findNearest } from '../../../read/faults/findNearest';
import type { Located } from '../../../read/located/Located';
import type { TextKeys } from './findTextKeys';
import { frameworkKeys } from './frameworkKeys';

/** Keys that a source file asks for and nobody defines. */
export function checkUsedKeys({ calls }: TextKeys, texts: Located | undefined): LocalFault[] {
  if (texts?.type !== 'object') return [];
  const known = new Set(texts.entries.map(({ key }) => key));
  return calls
    .filter(({ key }) => !known.has(key) && !frameworkKeys.has(key))
    .map(({ key, line, column }) => {
      const nearest = findNearest(key, known);
      return {
        line,
        column,
        rule: 'i18n-unknown-key',
        message: `\`i18n.json\` has no text \`${key}\`.`,
        hint: nearest ? `Did you mean \`${nearest}\`?` : 'Add it there, in every language.',
      };
    });
}

/** Keys of `i18n.json` that no source file, no navigation label and not the framework asks for. */
export function checkUnusedKeys(
  texts: Located | undefined,
  uses: readonly TextKeys[],
  labels: ReadonlySet<string>,
): LocalFault[] {
  if (texts?.type !== 'object') return [];
  const isUsed = (key: string): boolean =>
    frameworkKeys.has(key) ||
    labels.has(key) ||
    uses.some(
      ({ literals, prefixes }) =>
        literals.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix)),
    );
  return texts.entries
    .filter(({ key }) => !isUsed(key))
    .map(({ key, line, column }) => ({
      line,
      column,
      rule: 'i18n-unused-key',
      message: `Nothing asks for \`${key}\`.`,
      hint: 'Remove it, or use it in the theme.',
    }));
}

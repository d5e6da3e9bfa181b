import type { LocalFault } from '../../../read/faults/Fault';
import { findNearest } from '../../../read/faults/findNearest';
import type { LocatedEntry } from '../../../read/located/Located';

/**
 * Every language of a text has the placeholders of the default one, such as `{{count}}`; without a
 * text there is nothing to compare.
 */
export function checkPlaceholders(
  key: string,
  entries: readonly LocatedEntry[],
  [defaultLanguage, ...others]: readonly string[],
): LocalFault[] {
  const find = (language: string | undefined) => entries.find((entry) => entry.key === language);
  const source = listPlaceholders(find(defaultLanguage));
  return others.flatMap((language): LocalFault[] => {
    const entry = find(language);
    const own = listPlaceholders(entry);
    if (!entry || !source || !own) return [];
    const lacking = source.filter((name) => !own.includes(name));
    const extra = own.filter((name) => !source.includes(name));
    const report = (message: string, hint: string): LocalFault => ({
      line: entry.value.line,
      column: entry.value.column,
      rule: 'i18n-placeholder',
      message: `The text of \`${key}\` in \`${language}\` ${message}`,
      hint,
    });
    return [
      ...lacking.map((name) => {
        const nearest = findNearest(name, extra);
        const hint = nearest ? `Rename \`{{${nearest}}}\`.` : `Add \`{{${name}}}\`.`;
        return report(`lacks \`{{${name}}}\`.`, hint);
      }),
      ...extra
        .filter((name) => !lacking.some((other) => findNearest(other, [name])))
        .map((name) =>
          report(
            `has \`{{${name}}}\`, which \`${defaultLanguage}\` has not.`,
            `Remove \`{{${name}}}\`.`,
          ),
        ),
    ];
  });
}

/** Names of the placeholders of a text; undefined where there is no text. */
function listPlaceholders(entry: LocatedEntry | undefined): string[] | undefined {
  if (entry?.value.type !== 'scalar' || typeof entry.value.value !== 'string') return undefined;
  const text = entry.value.value.trim();
  if (!text) return undefined;
  return [...text.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)].map((match) => match[1] ?? '');
}

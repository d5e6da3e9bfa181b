import { useI18n } from '@rspress/core/runtime';
import type { GroupText, SiteText, TextGroup } from '../../site/texts';

/** Interface text of the page's language by key; `{{name}}` in the text takes the given values. */
export const useText = () => useI18n<Record<SiteText, object>>();

/** Interface text by key, with values for its `{{name}}`: like `useText`, for texts that are not in the scripts. */
export type PartText<Group extends TextGroup> = (
  key: GroupText<Group>,
  values?: Readonly<Record<string, string>>,
) => string;

/** Texts of a group from the JSON that the build writes into a component or a module. */
export function createText<Group extends TextGroup>(json: string): PartText<Group> {
  const texts = new Map<string, string>(Object.entries(JSON.parse(json) as Record<string, string>));
  return (key, values = {}) =>
    Object.entries(values).reduce(
      // A function: `$&` in a value is no pattern.
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, () => value),
      texts.get(key) ?? '',
    );
}

/** Lower case, dashes as spaces: `UMD NAME` finds `umd-name`. */
export const normalizeKeyword = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

import removed from '../../../../facts/removed.json';
import { type InlineComponent, need } from './component';
import { text } from './nodes';
import { getOption, parseCode } from './options';

interface Removal {
  release: string;
  instead?: string;
}

/**
 * `<Deprecated option="autoExternal" />`: what the declarations say of an option that should no
 * longer be set, or which release removed it.
 */
export const deprecated: InlineComponent = {
  type: 'inline',
  badge: 'warning',
  attributes: ['option'],
  render(attributes, store) {
    const path = need(attributes, 'option');
    const removals: Readonly<Record<string, Removal>> = removed.options;
    const removal = Object.hasOwn(removals, path) ? removals[path] : undefined;
    if (removal) {
      const { release, instead } = removal;
      return instead
        ? parseCode(store.say('factsReplaced', { release, instead }))
        : [text(store.say('factsRemoved', { release }))];
    }
    const { deprecated: reason } = getOption(store, path);
    if (reason === undefined) throw new Error(`the declarations do not deprecate “${path}”.`);
    const sentence = reason.replace(/\.$/, '');
    const rest = sentence.charAt(0).toLowerCase() + sentence.slice(1);
    return rest
      ? parseCode(store.say('factsDeprecatedSince', { reason: rest }))
      : [text(store.say('factsDeprecated'))];
  },
};

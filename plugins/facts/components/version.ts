import { type InlineComponent, need } from './component';
import { inlineCode, text } from './nodes';

/**
 * `<Version of="@rslib/core" />`: the version that this site was built and checked with. With
 * `wantedBy="@rslib/core"`: the range that an installed package asks for, of `node` as well.
 */
export const version: InlineComponent = {
  type: 'inline',
  attributes: ['of', 'wantedBy'],
  render(attributes, store) {
    const name = need(attributes, 'of');
    if (attributes.wantedBy === undefined) return [text(store.getVersion(name))];
    return [inlineCode(store.getWanted(name, need(attributes, 'wantedBy')))];
  },
};

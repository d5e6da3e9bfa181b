import { type InlineComponent, need } from './component';
import { inlineCode, text } from './nodes';

/**
 * `<Version of="@rslib/core" />`: the version that this site was built and checked with. With
 * `wantedBy="@rslib/core"`: the range that an installed package asks for, of `node` as well. `node`
 * alone is the range that Rslib asks for: the one that builds the site is nobody's concern.
 */
export const version: InlineComponent = {
  type: 'inline',
  attributes: ['of', 'wantedBy'],
  render(attributes, store) {
    const name = need(attributes, 'of');
    const isAsked = attributes.wantedBy !== undefined;
    if (!isAsked && name !== 'node') return [text(store.getVersion(name))];
    const by = isAsked ? need(attributes, 'wantedBy') : '@rslib/core';
    return [inlineCode(store.getWanted(name, by))];
  },
};

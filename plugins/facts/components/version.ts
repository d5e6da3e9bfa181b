import { type InlineComponent, need } from './component';
import { text } from './nodes';

/** `<Version of="@rslib/core" />`: the version that this site was built and checked with. */
export const version: InlineComponent = {
  type: 'inline',
  attributes: ['of'],
  render: (attributes, store) => [text(store.getVersion(need(attributes, 'of')))],
};

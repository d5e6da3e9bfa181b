import { type InlineComponent, need } from './component';
import { inlineCode } from './nodes';

/** `<CaseName case="zero-config" />`: the case that shows what a sentence says. */
export const caseName: InlineComponent = {
  type: 'inline',
  attributes: ['case'],
  render(attributes, store) {
    const id = need(attributes, 'case');
    // Refuses a case that is gone.
    store.getCase(id);
    return [inlineCode(id)];
  },
};

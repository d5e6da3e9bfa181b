import { type BlockComponent, need } from './component';
import { fence, getLanguage } from './nodes';

/** A source of a case as it is built: `<CaseSource case="x" file="rslib.config.ts" />`. */
export const caseSource: BlockComponent = {
  type: 'block',
  attributes: ['case', 'file'],
  render(attributes, store) {
    const file = need(attributes, 'file');
    return [fence(getLanguage(file), store.getSource(need(attributes, 'case'), file), file)];
  },
};

import glossary from '../../../site/glossary.zh.json' with { type: 'json' };
import type { ComputedComponent } from '../component';
import { table } from '../nodes';

/** `<Terms />`: a table of English terms and the words that the Chinese pages use for them. */
export const terms: ComputedComponent = {
  kind: 'computed',
  name: 'Terms',
  about: 'English terms with the words that the Chinese pages use for them.',
  attributes: {},
  render() {
    const rows = new Map<string, string[]>();
    for (const { en, zh } of glossary) {
      const chinese = [zh].flat().join('、');
      rows.set(chinese, [...(rows.get(chinese) ?? []), ...en.slice(0, 1)]);
    }
    const result = table([
      ['English', '中文'],
      ...[...rows].map(([chinese, english]) => [english.join(', '), chinese]),
    ]);
    for (const row of result.children) {
      const [english, chinese] = row.children;
      if (english) english.data = { hProperties: { lang: 'en' } };
      if (chinese) chinese.data = { hProperties: { lang: 'zh' } };
    }
    return [result];
  },
};

import { describe, expect, it } from '@rstest/core';
import { packRecords } from '../../../../../build/publish/searchIndex/packRecords';
import { parseRecords } from '../../../../../theme/search/local/parseRecords';
import { createRecord } from '../createRecord';

const said =
  'The output of the build is the output of the tool, the very output, an output of the sort.';

describe('packRecords', () => {
  it('leaves words alone that are said three times', () => {
    const [packed] = packRecords([createRecord({ intro: 'the output, the output, the output' })]);
    expect(packed?.words?.common).toBeUndefined();
  });

  it('writes common words as one sign each, the most frequent first', () => {
    const [packed] = packRecords([createRecord({ intro: said })]);
    expect(packed?.words?.common?.split('\n')).toEqual([' the', ' output']);
    expect(packed?.content).toContain('The\u0501 of\u0500 build is\u0500\u0501 of\u0500 tool,');
  });

  it('is read back letter by letter', () => {
    const records = [
      createRecord({ intro: said, keywords: ['the output'], names: ['output the output'] }),
      createRecord({ intro: `${said} Ausgabe für Übersetzer: 输出 🎉` }),
    ];
    const read = parseRecords(JSON.stringify(packRecords(records)));
    expect(read.map(({ content }) => content)).toEqual(records.map(({ content }) => content));
    expect(read[0]?.frontmatter.keywords).toEqual(['the output']);
    expect(read[0]?.names).toEqual(['output the output']);
  });

  it('leaves words alone where a page has the letters that would stand for them', () => {
    const records = [createRecord({ intro: said }), createRecord({ intro: 'שלום' })];
    const [packed] = packRecords(records);
    expect(packed?.words?.common).toBeUndefined();
    expect(packed?.content).toContain(said);
  });
});

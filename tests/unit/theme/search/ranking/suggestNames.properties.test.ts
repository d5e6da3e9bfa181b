import { expect, it } from '@rstest/core';
import fc from 'fast-check';
import { suggestNames } from '../../../../../theme/search/ranking/nameSuggestions';
import { anyString, createQueries } from '../arbitraryQueries';

const names = ['output.sourceMap', 'dts.bundle', 'autoExternal', '--no-env', 'lib', 'defineConfig'];

it('gives some of the names, each once, whatever was asked', () => {
  fc.assert(
    fc.property(createQueries(names), (query) => {
      const given = suggestNames(query, names);
      expect(given.length).toBeLessThanOrEqual(4);
      expect(new Set(given).size).toBe(given.length);
      for (const name of given) expect(names).toContain(name);
    }),
  );
});

it('reads any names', () => {
  fc.assert(
    fc.property(anyString, fc.array(anyString, { maxLength: 5 }), (query, any) => {
      expect(suggestNames(query, any).every((name) => any.includes(name))).toBe(true);
    }),
  );
});

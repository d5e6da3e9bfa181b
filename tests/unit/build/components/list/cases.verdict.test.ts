import { describe, expect, it } from '@rstest/core';
import { verdict } from '../../../../../build/components/list/cases';
import { openFactStore } from '../../../../../build/components/factStore';

const store = openFactStore();
const render = (id: string, by: string) => verdict.render({ case: id, by }, store);

describe('<Verdict />', () => {
  it('names the checker and its version where it finds nothing', () => {
    expect(render('home-dual', 'publint')).toEqual([
      { type: 'text', value: `publint ${store.getVersion('publint')}` },
    ]);
  });

  it('refuses a case with faults, and one that was not checked', () => {
    expect(() => render('dual-esm-cjs', 'typesWrong')).toThrow('FalseESM');
    expect(() => render('cli-help', 'publint')).toThrow('was not checked by publint');
  });
});

import { describe, expect, it } from '@rstest/core';
import { caseName } from '../../../../build/components/cases';
import { openFactStore } from '../../../../build/components/factStore';

const store = openFactStore();

describe('<CaseName />', () => {
  it('is the name as code', () => {
    expect(caseName.render({ case: 'zero-config' }, store)).toEqual([
      { type: 'inlineCode', value: 'zero-config' },
    ]);
  });

  it('refuses a case that has no result', () => {
    expect(() => caseName.render({ case: 'zero-confg' }, store)).toThrow(
      'did you mean “zero-config”?',
    );
  });
});

import { describe, expect, it } from '@rstest/core';
import { describeStep } from '../../../network/page/describeStep';

describe('describeStep', () => {
  it('says what the reader does, with the line of the page', () => {
    expect(describeStep({ line: 4, type: 'run', commands: 'npm init -y\nnpm i\n' })).toBe(
      'line 4: you run npm init -y && npm i',
    );
    expect(describeStep({ line: 9, type: 'write', file: 'src/a.ts', text: '' })).toBe(
      'line 9: you create src/a.ts',
    );
  });

  it('gives the reason of what is left out', () => {
    expect(describeStep({ line: 2, type: 'leaveOut', text: 'npm x', reason: 'no x here' })).toBe(
      'line 2: npm x (not run: no x here)',
    );
  });
});

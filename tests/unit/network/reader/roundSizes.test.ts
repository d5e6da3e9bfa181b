import { describe, expect, it } from '@rstest/core';
import { roundSizes } from '../../../network/reader/roundSizes';

const file = (path: string, size: number) => ({ path, size });

describe('roundSizes', () => {
  it('takes what differs by an id for the same, and nothing more', () => {
    expect(
      roundSizes(
        [file('a.js', 12), file('b.js', 13), file('new.js', 1)],
        [file('a.js', 10), file('b.js', 10), file('gone.js', 1)],
      ),
    ).toEqual({ 'a.js': 10, 'b.js': 13, 'new.js': 1 });
  });
});

import { expect, it } from '@rstest/core';
import { getRevealCircle } from '../../../../theme/colorScheme/useSchemeReveal';

it('grows from the middle of the control until the farthest corner is covered', () => {
  const control = { left: 80, top: 0, width: 40, height: 40 };
  expect(getRevealCircle(control, { width: 400, height: 420 })).toEqual({
    x: 100,
    y: 20,
    radius: 500,
  });
});

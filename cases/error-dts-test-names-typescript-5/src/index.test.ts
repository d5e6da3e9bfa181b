import { double } from './index';

test('doubles', () => {
  if (double(2) !== 4) throw new Error('not doubled');
});

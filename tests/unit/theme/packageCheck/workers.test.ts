import { expect, it, rstest } from '@rstest/core';
import { askWorker } from '../../../../theme/packageCheck/workers';

it('does not start a worker for a question that was withdrawn', async () => {
  const Worker = rstest.fn();
  rstest.stubGlobal('Worker', Worker);
  await expect(askWorker('/a.js', {}, 1000, AbortSignal.abort())).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(Worker).not.toHaveBeenCalled();
});

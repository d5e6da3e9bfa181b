import { afterEach, describe, expect, it } from '@rstest/core';
import { isReachable } from '../../../../theme/lib/network';

const realFetch = globalThis.fetch;
const answerWith = (answer: () => Promise<Response>) => {
  const asked: unknown[] = [];
  globalThis.fetch = (...args: unknown[]) => {
    asked.push(args);
    return answer();
  };
  return asked;
};

afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('isReachable', () => {
  it('takes any answer for one, a missing page too', async () => {
    answerWith(() => Promise.resolve(new Response(null, { status: 404 })));
    expect(await isReachable('/guide/')).toBe(true);
  });

  it('says no where the network fails', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isReachable('/guide/')).toBe(false);
  });

  it('leaves a host that is slow to the browser', async () => {
    answerWith(() => Promise.reject(new DOMException('too slow', 'TimeoutError')));
    expect(await isReachable('/guide/')).toBe(true);
  });

  it('asks past the cache, and follows nobody to another host', async () => {
    const asked = answerWith(() => Promise.resolve(new Response(null)));
    await isReachable('/guide/');
    expect(asked).toEqual([
      [
        '/guide/',
        {
          method: 'HEAD',
          cache: 'no-store',
          redirect: 'manual',
          signal: expect.any(AbortSignal) as AbortSignal,
        },
      ],
    ]);
  });
});

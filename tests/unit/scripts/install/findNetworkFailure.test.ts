import { describe, expect, it } from '@rstest/core';
import { findNetworkFailure } from '../../../../scripts/install/findNetworkFailure.mjs';

describe('findNetworkFailure', () => {
  it('gives the code and the address npm could not reach', () => {
    const output =
      'npm error code ECONNREFUSED\nnpm error request to http://127.0.0.1:9/clsx failed, reason: connect';
    expect(findNetworkFailure(output)).toEqual({
      code: 'ECONNREFUSED',
      address: 'http://127.0.0.1:9/clsx',
    });
  });

  it('gives the code alone where npm names no address', () => {
    expect(findNetworkFailure('npm error code ETIMEDOUT')).toEqual({
      code: 'ETIMEDOUT',
      address: undefined,
    });
  });

  it('is not misled by other failures', () => {
    expect(findNetworkFailure('npm error 404 Not Found - GET https://a.org/b')).toBeUndefined();
  });
});

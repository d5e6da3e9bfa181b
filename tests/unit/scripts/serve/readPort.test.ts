import { describe, expect, it } from '@rstest/core';
import { readPort } from '../../../../scripts/serve/readPort.mjs';

describe('readPort', () => {
  it('uses 4173 where PORT says nothing', () => {
    expect(readPort(undefined)).toEqual({ port: 4173, isExplicit: false });
    expect(readPort('')).toEqual({ port: 4173, isExplicit: false });
  });

  it('takes any port of TCP, and 0 for a free one', () => {
    expect(readPort('8080')).toEqual({ port: 8080, isExplicit: true });
    expect(readPort('65535')).toEqual({ port: 65535, isExplicit: true });
    expect(readPort('0')).toEqual({ port: 0, isExplicit: true });
  });

  for (const value of ['65536', '-1', '80.5', 'http', '1e3', '0x50', ' ', '99999999999']) {
    it(`refuses ${JSON.stringify(value)} with a sentence that shows how to write it`, () => {
      expect(() => readPort(value)).toThrow(
        `PORT is "${value}": give a whole number from 1 to 65535, such as PORT=8080.`,
      );
    });
  }
});

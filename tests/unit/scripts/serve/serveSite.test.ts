import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { readBase, readPort, startOnFreePort } from '../../../../scripts/serve/serveSite.mjs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

describe('readBase', () => {
  it('puts a slash at both ends', () => {
    expect(readBase(undefined)).toBe('/');
    expect(readBase('')).toBe('/');
    expect(readBase('repo')).toBe('/repo/');
    expect(readBase('/repo/')).toBe('/repo/');
    expect(readBase('//team/repo')).toBe('/team/repo/');
  });
});

describe('readPort', () => {
  for (const value of ['65536', '-1', '80.5', 'http', '1e3', '0x50', ' ', '99999999999']) {
    it(`refuses ${JSON.stringify(value)} with a sentence that shows how to write it`, () => {
      expect(() => readPort(value)).toThrow(
        `PORT is "${value}": give a whole number from 1 to 65535, such as PORT=8080.`,
      );
    });
  }
});

describe('a busy port', () => {
  const other = createServer();
  let busy = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    busy = (other.address() as AddressInfo).port;
  });
  afterAll(() => {
    other.close();
  });

  it('gives way to the next free one when nobody asked for it', async () => {
    const server = await startOnFreePort({ root: '.', base: '/', port: busy, isExplicit: false });
    expect(server.port).toBeGreaterThan(busy);
    expect(server.port).toBeLessThanOrEqual(busy + 20);
    await server.close();
  });
});

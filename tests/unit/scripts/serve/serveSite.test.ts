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

  it('refuses what is no path', () => {
    expect(() => readBase('https://host/repo/')).toThrow(
      'BASE is "https://host/repo/": give the path the site is served under, such as BASE=/repo/.',
    );
    expect(() => readBase('/a b/')).toThrow('BASE is "/a b/"');
  });
});

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

  it('is an error when it was asked for', async () => {
    await expect(
      startOnFreePort({ root: '.', base: '/', port: busy, isExplicit: true }),
    ).rejects.toThrow(`Port ${busy} is busy: stop what uses it, or choose another with PORT.`);
  });
});

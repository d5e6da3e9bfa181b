import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { startOnFreePort } from '../../../../scripts/serve/startOnFreePort.mjs';

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

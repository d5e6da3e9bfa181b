import { expect, it } from '@rstest/core';
import { startServer } from '../../../scripts/serve/startServer.mjs';
import { readBase, readPort, startOnFreePort } from '../../../scripts/preview.mjs';

it('puts a slash at both ends of the base, and refuses what is no path', () => {
  expect(readBase(undefined)).toBe('/');
  expect(readBase('repo')).toBe('/repo/');
  expect(readBase('//team/repo')).toBe('/team/repo/');
  expect(() => readBase('https://host/repo/')).toThrow(
    'BASE is "https://host/repo/": give the path the site is served under, such as BASE=/repo/.',
  );
});

it('reads a port, and refuses what is none with a sentence that shows how to write it', () => {
  expect(readPort('')).toEqual({ port: 4173, isExplicit: false });
  expect(readPort('65535')).toEqual({ port: 65535, isExplicit: true });
  for (const value of ['65536', '-1', '80.5', 'http']) {
    expect(() => readPort(value)).toThrow(
      `PORT is "${value}": give a whole number from 1 to 65535`,
    );
  }
});

it('takes the next port where nobody asked for the busy one, and else says so', async () => {
  const { port, close } = await startServer({ root: '.' });
  const server = await startOnFreePort({ root: '.', base: '/', port, isExplicit: false });
  expect(server.port).toBeGreaterThan(port);
  await server.close();
  await expect(startOnFreePort({ root: '.', base: '/', port, isExplicit: true })).rejects.toThrow(
    `Port ${port} is busy: stop what uses it, or choose another with PORT.`,
  );
  await close();
});

import { expect, it } from '@rstest/core';
import { type AskedFor, decideAnswer } from '../../../../theme/offline/answers';

const place = { origin: 'https://example.org', base: '/docs/' };
const decide = (path: string, request: Partial<AskedFor> = {}) => {
  const url = new URL(path, place.origin).href;
  return decideAnswer({ url, method: 'GET', mode: 'cors', destination: '', ...request }, place);
};

it('decideAnswer leaves alone what is no part of the site, what changes it, and its own files', () => {
  expect(decide('https://other.example/docs/static/a.js')).toBe('network');
  expect(decide('/other/static/a.js')).toBe('network');
  expect(decide('/docs/guide/', { method: 'POST', mode: 'navigate' })).toBe('network');
  expect(decide('/docs/offline.json')).toBe('network');
  expect(decide('/docs/offline-worker.js')).toBe('network');
});

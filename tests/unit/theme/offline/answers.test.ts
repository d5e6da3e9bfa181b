import { describe, expect, it } from '@rstest/core';
import { type AskedFor, decideAnswer } from '../../../../theme/offline/answers';

const place = { origin: 'https://example.org', base: '/docs/' };
const decide = (path: string, request: Partial<AskedFor> = {}) =>
  decideAnswer(
    {
      url: new URL(path, place.origin).href,
      method: 'GET',
      mode: 'cors',
      destination: '',
      ...request,
    },
    place,
  );

describe('decideAnswer', () => {
  it('takes hashed files from what is kept', () => {
    expect(decide('/docs/static/js/index.0123456789.js', { destination: 'script' })).toBe(
      'kept first',
    );
    expect(decide('/docs/static/search_index.en.01234567.json')).toBe('kept first');
  });

  it('asks the network for pages and pictures first', () => {
    expect(decide('/docs/guide/', { mode: 'navigate', destination: 'document' })).toBe(
      'network first',
    );
    expect(decide('/docs/favicon.svg', { destination: 'image' })).toBe('network first');
  });

  it('says of a page that could be shown that it is there', () => {
    expect(decide('/docs/guide/', { method: 'HEAD' })).toBe('network first');
  });

  it('leaves alone what is no part of the site, what changes it, and its own files', () => {
    expect(decide('https://other.example/docs/static/a.js')).toBe('network');
    expect(decide('/other/static/a.js')).toBe('network');
    expect(decide('/docs/guide/', { method: 'POST', mode: 'navigate' })).toBe('network');
    expect(decide('/docs/offline.json')).toBe('network');
    expect(decide('/docs/offline-worker.js')).toBe('network');
  });
});

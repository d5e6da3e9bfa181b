import { describe, expect, it, test } from '@rstest/core';
import { addPageScripts, getFeatures } from '../../../../../build/render/html/bootScripts';

describe('addPageScripts', () => {
  const scripts = { arrival: 'redirect($&)', ofParts: new Map([['tabs', 'startTabs($&)']]) };
  const page = (body: string) =>
    `<html><head><script>first()</script><style></style></head><body>${body}</body></html>`;

  test('a page that holds the part carries its script behind the head script', () => {
    expect(addPageScripts(page('<div class="a" data-part="tabs">'), scripts)).toContain(
      '<head><script>first()</script><script>startTabs($&)</script><style>',
    );
  });

  for (const root of ['lang="en" data-page-type="404"', 'data-translations="zh=/zh/"']) {
    test(`a page with ${root} carries the script that may redirect, before those of parts`, () => {
      const html = page('<div data-part="tabs">').replace('<html>', `<html ${root}>`);
      expect(addPageScripts(html, scripts)).toContain(
        '</script><script>redirect($&)</script><script>startTabs($&)</script>',
      );
    });
  }
});

describe('getFeatures', () => {
  it('a site has no more code than it asks for', () => {
    const none = { HAS_ANNOUNCEMENT: 'false', HAS_REMOTE_SEARCH: 'false', HAS_VERSIONS: 'false' };
    expect(getFeatures({})).toEqual(none);
    for (const search of [true, false, undefined]) {
      expect(getFeatures({ themeConfig: { search } as object })).toEqual(none);
    }
  });

  it('asks for it by its options', () => {
    const remote = { url: 'https://search.example/', indexes: [] };
    expect(
      getFeatures({
        themeConfig: { search: { remote }, announcement: {} } as object,
        multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
      }),
    ).toEqual({ HAS_ANNOUNCEMENT: 'true', HAS_REMOTE_SEARCH: 'true', HAS_VERSIONS: 'true' });
  });
});

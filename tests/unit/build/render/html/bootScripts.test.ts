import { describe, expect, it } from '@rstest/core';
import { getFeatures } from '../../../../../build/render/html/bootScripts';

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

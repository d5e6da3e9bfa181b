import { describe, expect, it, test } from '@rstest/core';
import { getStylePolicy } from '../../../../../build/render/html/pageStyles';
import { dropDeferred } from '../../../../../build/render/html/shownRules';

describe('dropDeferred', () => {
  it('leaves of what opens on demand its attribute alone and keeps the rest', () => {
    const html =
      '<p class="text">Text</p><div class="panel" data-deferred=""><a class="entry">Entry</a></div>';
    const kept = dropDeferred(html);
    expect(kept).toContain('class="text"');
    expect(kept).toContain('data-deferred=""');
    expect(kept).not.toMatch(/panel|entry/);
  });

  it('leaves the text out, but not that of scripts and of what replaces them', () => {
    const raw = '<script>a = "<p class=x>"</script><noscript><b class="y">z</b></noscript>';
    expect(dropDeferred(`<p>kB ${raw}</p>`)).toBe(`<p>${raw}</p>`);
  });
});

test('the policy names the style by the hash that browsers compute, and allows attributes', () => {
  // printf 'p{}' | openssl dgst -sha256 -binary | openssl base64
  expect(getStylePolicy('p{}')).toBe(
    `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=';style-src-attr 'unsafe-inline'">`,
  );
});

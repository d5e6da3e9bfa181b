import { expect, it } from '@rstest/core';
import { dropDeferred } from '../../../../../build/render/html/shownRules';

it('dropDeferred: leaves of what opens on demand its attribute alone and keeps the rest', () => {
  const html =
    '<p class="text">Text</p><div class="panel" data-deferred=""><a class="entry">Entry</a></div>';
  const kept = dropDeferred(html);
  expect(kept).toContain('class="text"');
  expect(kept).toContain('data-deferred=""');
  expect(kept).not.toMatch(/panel|entry/);
});

it('dropDeferred: leaves the text out, but not that of scripts and of what replaces them', () => {
  const raw = '<script>a = "<p class=x>"</script><noscript><b class="y">z</b></noscript>';
  expect(dropDeferred(`<p>kB ${raw}</p>`)).toBe(`<p>${raw}</p>`);
});

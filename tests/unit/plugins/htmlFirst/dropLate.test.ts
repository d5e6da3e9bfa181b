import { expect, it } from '@rstest/core';
import { dropLate } from '../../../../plugins/htmlFirst/dropLate';

it('empties what opens on demand and keeps the rest', () => {
  const html =
    '<p class="text">Text</p><div class="panel" data-late=""><a class="entry">Entry</a></div>';
  const kept = dropLate(html);
  expect(kept).toContain('class="text"');
  expect(kept).toContain('class="panel"');
  expect(kept).not.toContain('entry');
});

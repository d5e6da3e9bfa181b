import { expect, it } from '@rstest/core';
import { formatLocalTime } from '../../../../theme/lib/formatLocalTime';

it('says a moment in the reader’s language and time zone', () => {
  const time = '2026-11-21T23:30:00.000Z';
  expect(formatLocalTime(time, 'en', 'Asia/Tokyo')).toMatch(/^November 22, 2026 at 8:30\sAM$/);
  expect(formatLocalTime(time, 'zh', 'UTC')).toBe('2026年11月21日 23:30');
});

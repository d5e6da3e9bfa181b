import { describe, expect, it } from '@rstest/core';
import i18n from '../../../../i18n.json' with { type: 'json' };
import { createText } from '../../../../theme/lib/text';
import { describeOffline } from '../../../../theme/offline/OfflineReading';
import type { OfflineReading } from '../../../../theme/offline/useOfflineReading';

const texts = Object.fromEntries(Object.entries(i18n).map(([key, { en }]) => [key, en]));
const say = (reading: Partial<OfflineReading>) =>
  describeOffline(
    { state: 'ready', done: 0, ...reading },
    createText(JSON.stringify(texts)),
    (date) => date.slice(0, 10),
  );
const offered = { version: 'b2', size: 12_345_678, files: { a: '1', b: '2' } };
const kept = { version: 'a1', date: '2026-11-22T20:00:00.000Z' };

describe('describeOffline', () => {
  it('says how much room a version takes before it is kept', () => {
    expect(say({ offered })).toBe('Nothing is kept in this browser. Takes 12.3 MB.');
  });

  it('says what is being done, the same at every step', () => {
    expect(say({ state: 'working', offered, done: 1 })).toBe('Fetching 2 files.');
  });

  it('says which version is kept, since when, and whether there is a newer one', () => {
    expect(say({ kept, offered })).toBe(
      'Version a1 is kept, since 2026-11-22. There is a newer one.',
    );
    expect(say({ kept, offered: { ...offered, version: 'a1' } })).toMatch(/newest one\.$/);
    expect(say({ kept })).toBe('Version a1 is kept, since 2026-11-22.');
  });

  it('says what to do before it knows', () => {
    expect(say({ state: 'asking' })).toBe('Move, tap or press a key to see what is kept.');
  });
});

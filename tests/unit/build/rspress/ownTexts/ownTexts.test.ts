import { readdirSync, readFileSync } from 'node:fs';
import type { UserConfig } from '@rspress/core';
import { expect, it } from '@rstest/core';
import i18n from '../../../../../i18n.json';
import { findTextKeys } from '../../../../../build/check/content/interfaceText';
import { buildTexts, ownTexts } from '../../../../../build/rspress/ownTexts';

const { i18nSource, config } = ownTexts();

it('leaves nothing of the texts that the framework brings', async () => {
  expect(await i18nSource?.({ promptCopyText: { en: 'Copy Prompt' } })).toEqual({});
});

it('leaves out the texts that only the build writes', async () => {
  const changed = (await config?.({}, {} as never, true)) as UserConfig;
  if (typeof changed.i18nSource !== 'function') throw new Error('There is no function.');
  const kept = Object.keys(await changed.i18nSource(i18n));
  expect(kept).toContain('skipToContent');
  expect(kept).toContain('printSection');
  expect(kept.filter((key) => /^(?:facts|llms)/.test(key))).toEqual([]);
  expect(kept).not.toContain('printHint');
});

it('leaves out the texts of parts, which their pages bring', async () => {
  const changed = (await config?.({}, {} as never, true)) as UserConfig;
  if (typeof changed.i18nSource !== 'function') throw new Error('There is no function.');
  const kept = Object.keys(await changed.i18nSource(i18n));
  expect(Object.keys(i18n).filter((key) => key.startsWith('converter'))).not.toEqual([]);
  expect(kept.filter((key) => key.startsWith('converter'))).toEqual([]);
});

it('leaves out none that the theme asks for', () => {
  const asked = readdirSync('theme', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...findTextKeys(readFileSync(`theme/${file}`, 'utf8')).literals]);
  expect(asked).toContain('skipToContent');
  expect(asked.filter((key) => buildTexts.test(key))).toEqual([]);
});

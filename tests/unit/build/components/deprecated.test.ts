import { expect, test } from '@rstest/core';
import { deprecated } from '../../../../build/components/options';
import { openFactStore } from '../../../../build/components/factStore';

const say = (option: string): string =>
  deprecated
    .render({ option }, openFactStore())
    .map((node) => ('value' in node ? node.value : ''))
    .join('');

test('what the declarations say of a deprecated option is said', () => {
  expect(say('autoExternal')).toBe('deprecated, use output.autoExternal instead');
});

test('a removed option names the release and what took its place', () => {
  expect(say('source.alias')).toMatch(/^removed in \d+\.\d+\.\d+, use resolve\.alias$/);
  expect(say('experiments.advancedEsm')).toMatch(/^removed in \d+\.\d+\.\d+$/);
});

import { expect, it } from '@rstest/core';
import { wcag } from '../../../../build/components/wcag';
import { createStore } from '../check/code/createStore';

const render = (attributes: Record<string, string>) =>
  JSON.stringify(wcag.render(attributes, createStore({})));

it('draws each criterion of a guideline with its tests, what was read, or why it does not apply', () => {
  expect(render({ guideline: '2.4' })).toContain('2.4.11 Focus Not Obscured (Minimum)');
  expect(render({ guideline: '2.4' })).toContain('tests/a11y/focus.test.ts');
  expect(render({ guideline: '1.2' })).toContain('does not apply: no audio or video');
  expect(render({ guideline: '3.2' })).toContain('Looked at by hand: ');
  expect(render({ guideline: '1.1' })).not.toContain('1.2.1');
});

it('knows no guideline that WCAG does not have', () => {
  expect(() => render({ guideline: '9.9' })).toThrow('WCAG 2.2 has no guideline 9.9');
  expect(() => render({})).toThrow('“guideline” is missing');
});

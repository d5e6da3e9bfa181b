import { expect, test } from '@rstest/core';
import { convertConfig } from '../../../converter/convertConfig';
import { findChoice } from '../../../explorer/findChoice';

const find = (text: string) => findChoice(convertConfig(text).config);

test('a config is shown with the settings that the explorer has too', () => {
  const dual = find("export default { entry: ['a.ts'], format: ['cjs', 'esm'] }");
  expect(dual?.library).toBe('functions');
  expect(dual?.settings).toMatchObject({ format: 'esm-cjs', dts: 'false', bundle: 'true' });
  const files = find("export default { entry: ['a.ts'], format: 'esm', dts: true, bundle: false }");
  expect(files?.settings).toMatchObject({ format: 'esm', bundle: 'false', dts: 'bundle' });
});

test('formats that the explorer does not have together lead nowhere', () => {
  expect(find("export default { entry: ['a.ts'], format: ['esm', 'iife'] }")).toBeUndefined();
});

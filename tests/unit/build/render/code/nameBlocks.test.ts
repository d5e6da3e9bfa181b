import { expect, test } from '@rstest/core';
import { nameBlocks } from '../../../../../build/render/code/nameBlocks';

test('a block is named after its section and its title', () => {
  expect(
    nameBlocks([
      { name: 'bash' },
      { id: 'build' },
      { name: 'src/index.ts' },
      { name: 'bash' },
      { name: 'bash' },
      { id: 'use' },
      { name: 'bash' },
      { name: 'what it prints' },
      { name: '输出' },
    ]),
  ).toEqual([
    ':bash',
    'build:src/index.ts',
    'build:bash',
    'build:bash-2',
    'use:bash',
    'use:what-it-prints',
    'use:输出',
  ]);
});

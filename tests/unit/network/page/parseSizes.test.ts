import { describe, expect, it } from '@rstest/core';
import { parseSizes } from '../../../network/page/parseSizes';

describe('parseSizes', () => {
  it('gives the files of a tree with their folders, sorted by path', () => {
    const tree = [
      'dist',
      '├── lib',
      '│   ├── a',
      '│   │   └── deep.js     7 B',
      '│   └── index.js     1248 B',
      '├── es',
      '│   └── index.js      235 B',
      '└── index.d.ts         20 B',
    ];
    expect(parseSizes(tree.join('\n'))).toEqual([
      { path: 'es/index.js', size: 235 },
      { path: 'index.d.ts', size: 20 },
      { path: 'lib/a/deep.js', size: 7 },
      { path: 'lib/index.js', size: 1248 },
    ]);
  });

  it('refuses what is no row of a tree', () => {
    expect(() => parseSizes('dist\n├── a.js  1 kB')).toThrow(
      '"├── a.js  1 kB" is neither a file nor a folder of a tree.',
    );
  });
});

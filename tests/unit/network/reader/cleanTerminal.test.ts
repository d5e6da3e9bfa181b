import { describe, expect, it } from '@rstest/core';
import { cleanTerminal } from '../../../network/reader/cleanTerminal';

const clean = (...lines: string[]) => cleanTerminal(lines.join('\n'), '/tmp/reader-1');

describe('cleanTerminal', () => {
  it('makes two runs that differ in time, trailing space and version alike', () => {
    const shown = clean('Rslib v1.0.1', '', 'ready   built in 0.14s', 'File   Size      ');
    expect(clean('', 'Rslib v1.2.0', '', 'ready   built in 1.25s', 'File   Size', '')).toBe(shown);
  });

  it('tells logs apart that differ in a size, a name, a line or a version of anything else', () => {
    const shown = clean('dist/index.js   0.07 kB', 'tsgo 7.0.2');
    expect(clean('dist/index.js   0.08 kB', 'tsgo 7.0.2')).not.toBe(shown);
    expect(clean('dist/index.mjs   0.07 kB', 'tsgo 7.0.2')).not.toBe(shown);
    expect(clean('dist/index.js   0.07 kB', '', 'tsgo 7.0.2')).not.toBe(shown);
    expect(clean('dist/index.js   0.07 kB', 'tsgo 7.1.0')).not.toBe(shown);
  });
});

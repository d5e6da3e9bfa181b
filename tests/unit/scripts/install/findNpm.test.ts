import { describe, expect, it } from '@rstest/core';
import { findNpm } from '../../../../scripts/install/findNpm.mjs';

describe('findNpm', () => {
  it('uses the npm that runs the script', () => {
    expect(findNpm({ npm_execpath: '/opt/npm/bin/npm-cli.js' }, 'linux')).toEqual({
      command: process.execPath,
      args: ['/opt/npm/bin/npm-cli.js'],
    });
  });

  it('does not take another package manager for npm', () => {
    expect(findNpm({ npm_execpath: '/opt/pnpm/bin/pnpm.cjs' }, 'linux')).toMatchObject({
      command: 'npm',
      shell: false,
    });
  });

  it('needs a shell on Windows, where npm is a batch file', () => {
    expect(findNpm({}, 'win32')).toMatchObject({ command: 'npm', shell: true });
  });
});

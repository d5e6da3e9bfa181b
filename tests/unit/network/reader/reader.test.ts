import { describe, expect, it } from '@rstest/core';
import { cleanTerminal, createReaderEnvironment } from '../../../network/reader/createReader';
import { roundSizes } from '../../../network/reader/followSteps';

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

describe('createReaderEnvironment', () => {
  it('keeps what a terminal has and what leads to a registry', () => {
    const env = {
      HOME: '/home/me',
      LANG: 'C',
      npm_config_registry: 'https://npm.example.org/',
      npm_config_cafile: '/etc/ca.crt',
      NPM_CONFIG_HTTPS_PROXY: 'http://proxy.example.org',
      'npm_config_//npm.example.org/:_authToken': 'x',
      NODE_EXTRA_CA_CERTS: '/etc/ca.crt',
    };
    expect(createReaderEnvironment(env)).toMatchObject(env);
  });

  it('takes away what this repository, npm run and the test runner set', () => {
    const env = {
      NODE_ENV: 'test',
      RSTEST: 'true',
      INIT_CWD: '/repository',
      REPORT_FILE: '/repository/.reports/a.json',
      FORCE_COLOR: '1',
      npm_config_save_exact: 'true',
      npm_config_ignore_scripts: 'true',
      npm_config_loglevel: 'silent',
      npm_package_name: 'rslib-docs',
      npm_lifecycle_event: 'test:network',
    };
    expect(createReaderEnvironment(env)).toEqual({ PATH: '', NO_COLOR: '1' });
  });

  it('finds no command in the packages of the repository', () => {
    const PATH =
      '/repository/node_modules/.bin:/node_modules/.bin:/npm/lib/node-gyp-bin:/usr/bin:/bin';
    expect(createReaderEnvironment({ PATH }).PATH).toBe('/usr/bin:/bin');
  });
});

const file = (path: string, size: number) => ({ path, size });

describe('roundSizes', () => {
  it('takes what differs by an id for the same, and nothing more', () => {
    expect(
      roundSizes(
        [file('a.js', 12), file('b.js', 13), file('new.js', 1)],
        [file('a.js', 10), file('b.js', 10), file('gone.js', 1)],
      ),
    ).toEqual({ 'a.js': 10, 'b.js': 13, 'new.js': 1 });
  });
});

import { describe, expect, it } from '@rstest/core';
import { createReaderEnvironment } from '../../../network/reader/createReaderEnvironment';

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

import { expect, test } from '@rstest/core';
import { parseCommands, parseFlags } from '../../../../facts/tool/readCommands';

const help = `Rslib v1.0.0

Usage:
  $ rslib [command] [options]

Commands:
  build    build the library
  mf-dev   start the server

Options:
  -r, --root <root>  set the root
  --watch            build again on changes
  -h, --help         Display this message
`;

test('commands and flags are read from what the tool prints of itself', () => {
  expect(parseCommands(help)).toEqual([
    { name: 'build', description: 'build the library' },
    { name: 'mf-dev', description: 'start the server' },
  ]);
  expect(parseFlags(help)).toEqual([
    { name: '--root', short: '-r', value: '<root>', description: 'set the root' },
    { name: '--watch', description: 'build again on changes' },
    { name: '--help', short: '-h', description: 'Display this message' },
  ]);
});

test('a text without them gives none', () => {
  expect(parseCommands('Usage: …\n')).toEqual([]);
  expect(parseFlags('Usage: …\n')).toEqual([]);
});

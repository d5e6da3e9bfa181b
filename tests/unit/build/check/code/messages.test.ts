import { expect, test } from '@rstest/core';
import { checkMessages } from '../../../../../build/check/code/messages';
import { readPage } from '../../readPage';
import { createStore } from './createStore';

const store = createStore({ types: { log: ['error TS9007: Function must have a return type.'] } });

/** Issues of a page that lists this below “Errors”. */
function check(message: string, heading = 'Errors') {
  return checkMessages(readPage(`# Page\n\nText.\n\n## ${heading}\n\n- \`${message}\`\n`), store);
}

test('a template with its places filled in is a message', () => {
  expect(check('The following libs are not found: esm2.')).toEqual([]);
});

test('what a case says is a message', () => {
  expect(check('TS9007: Function must have a return type.')).toEqual([]);
});

test('a message the tool never gives is told, with the nearest one', () => {
  expect(check('The following library ids are not found: esm2.')).toMatchObject([
    {
      line: 7,
      rule: 'message-unknown',
      message: 'The tool never says `The following library ids are not found: esm2.`.',
      hint: 'It says `The following libs are not found: {}.`.',
    },
  ]);
  expect(check('Something else went wrong today')).toMatchObject([
    { hint: expect.stringContaining('<Message case') },
  ]);
});

test('elsewhere, and where it is only a name, code is not taken for a message', () => {
  expect(check('The following library ids are not found', 'Use')).toEqual([]);
  expect(check('dts.bundle: true')).toEqual([]);
});

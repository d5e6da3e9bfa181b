import { expect, test } from '@rstest/core';
import { readMessages, readTemplates } from '../../../../facts/tool/readMessages';

const read = (code: string) => readTemplates(code).map(({ kind, text }) => `${kind}: ${text}`);

test('reads what is thrown and what is logged as an error or a warning', () => {
  expect(
    read(`
      throw new Error('No entry was found.');
      new TypeError("It must be a string.");
      src_logger.error('Failed to build.');
      logger.warn('It is deprecated.');
    `),
  ).toEqual([
    'error: No entry was found.',
    'error: It must be a string.',
    'error: Failed to build.',
    'warn: It is deprecated.',
  ]);
});

test('what a run fills in becomes braces, and colours are seen through', () => {
  expect(
    read('throw new Error(`Can\\u0027t read ${color.cyan(`"${name}"`)} in ${folder()}` + more)'),
  ).toEqual([`error: Can't read "{}" in {}{}`]);
});

test('other calls, single words and what is only filled in are left out', () => {
  expect(
    read(`
      logger.info('It is built.'); console.error('It is broken.');
      new Error(message); new Error('aborted'); new Map('of all words');
    `),
  ).toEqual([]);
});

test('finds messages of both packages in the installed tool, each once', () => {
  const messages = readMessages();
  const texts = messages.map(({ text }) => text);
  expect(texts).toContain(
    'The following ids are duplicated: {}. Please change the "lib.id" to be unique.',
  );
  expect(texts).toContain('Can not set "dts.isolated: true" when "dts.tsgo: true".');
  expect(new Set(messages.map(({ kind, text }) => `${kind} ${text}`)).size).toBe(messages.length);
});

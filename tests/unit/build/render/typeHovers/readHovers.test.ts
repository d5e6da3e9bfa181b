import { describe, expect, it } from '@rstest/core';
import { listBlocks } from '../../../../../build/render/typeHovers/hovers';
import { readAll } from '../../../../../build/render/typeHovers/readHovers';
import { formatComment } from '../../../../../build/render/typeHovers/signature';
import { fence, readPage } from '../../readPage';

describe('readAll', () => {
  const config = `import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: { bundle: true }, shims: { esm: { __dirname: true } } }],
  source: { entry: { index: './src/index.ts' } },
});`;
  const module = `import { shout } from './shout';

// format is a word here.
console.log(shout('format'));
`;
  const blocks = listBlocks(
    readPage(
      fence('ts title="rslib.config.ts" config', config) +
        fence('ts title="src/index.ts" module', module) +
        fence(
          'ts title="src/shout.ts" module',
          '/** Loudly. */\nexport function shout(text: string): string {\n  return text.toUpperCase();\n}',
        ),
    ),
    'test',
  );
  // One service for all: it takes seconds to open.
  const answers = readAll(blocks).map((hovers, index) =>
    hovers.map(({ start, length, signature, subject, about }) => ({
      name: blocks[index]?.code.slice(start, start + length),
      says: signature.map((piece, at) => (at % 2 ? piece.slice(1) : piece)).join(''),
      about,
      subject: subject && `${subject.type} ${subject.name}`,
    })),
  );
  const [inConfig = [], inModule = [], inShout = []] = answers;
  const find = (name: string) => inConfig.find((hover) => hover.name === name);

  it('says what an option is, and which one, however deep it is', () => {
    expect(inConfig.map(({ name }) => name).join(' ')).toBe(
      'defineConfig defineConfig lib format dts bundle shims esm __dirname source entry',
    );
    expect(find('format')).toEqual({
      name: 'format',
      says: 'LibConfig.format?: Format',
      about: 'Output format for the generated JavaScript files.',
      subject: 'option format',
    });
    expect(find('lib')?.subject).toBe('option lib');
    expect(find('bundle')?.subject).toBe('option dts.bundle');
    expect(find('__dirname')?.subject).toBe('option shims.esm.__dirname');
    expect(find('entry')?.subject).toBe('option source.entry');
  });

  it('finds the other files of the page, and passes over words and the platform', () => {
    expect(inModule).toEqual([
      {
        name: 'shout',
        says: 'function shout(text: string): string',
        about: 'Loudly.',
        subject: undefined,
      },
      { name: 'shout', says: 'shout(text: string): string', about: 'Loudly.', subject: undefined },
    ]);
    expect(inShout.map(({ name }) => name)).toEqual(['shout']);
  });
});

it('formatComment leaves out lists and examples with what introduces them', () => {
  expect(formatComment('Sets it. One of:\n- a\n- b')).toBe('Sets it.');
  expect(formatComment('Sets it.\n```ts\na\n```')).toBe('Sets it.');
});

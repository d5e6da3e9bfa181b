import { expect, test } from '@rstest/core';
import { openFactStore, translate } from '../../../../build/components/factStore';
import { toMarkdown } from '../../../../build/render/pageMarkdown';

const facts = openFactStore();
const write = (file: string, source: string) =>
  toMarkdown(source, { facts: translate(facts, file.slice(0, 2)), file, calloutTitle: () => '' });

test('flags, exports and messages say since when they are there, and what changed them', () => {
  const table =
    '| Flag | Use |\n| - | - |\n| <Flag name="--no-env" /> | a |\n| <Flag name="--bundle" />, `--no-bundle` | b |\n| `-w` | c |\n';
  expect(write('en/guide/basic/cli.mdx', table)).toContain(
    '| `--no-env` Since [0.19](/releases/0-19) | a |\n| `--bundle`, `--no-bundle` Since [0.16](/releases/0-16) | b |\n| `-w` | c |',
  );
  // Flags of another tool.
  expect(write('en/guide/advanced/rstack-cli.mdx', table)).not.toContain('Since');
  const headings = '### CreateRslibOptions\n\nText.\n\n### Format\n\nText.\n';
  expect(write('zh/api/types.mdx', headings)).toContain(
    '### CreateRslibOptions\n\n起始版本 [0.19](/zh/releases/0-19)；变化 [1.0](/zh/releases/1-0)\n\nText.\n\n### Format\n\nText.',
  );
  expect(write('en/guide/x.mdx', '### `Failed to empty dir: dist`\n\nText.\n')).toContain(
    'Since [0.5](/releases/0-5)\n\nText.',
  );
});

test('a heading above headings has no note, as they have theirs', () => {
  const source = '## Rsbuild and Rspack\n\n### Rsbuild\n\nText.\n';
  expect(write('en/api/types.mdx', source).match(/Since/g)).toHaveLength(1);
});

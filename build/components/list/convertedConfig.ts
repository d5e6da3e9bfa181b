import type { NotedOption, RowNote, RowFragment } from '../../../converter/Note';
import { type ToolId, toolIds } from '../../../converter/Tool';
import { convertConfig } from '../../../converter/convertConfig';
import { type BuildTimeComponent, requireAttribute } from '../component';
import type { FactStore } from '../factStore';
import { migrations, readExample, readMigration, readRows, type ReadRow } from '../migrations';
import { original } from '../../../site/site';
import { type Block, fence, type Inline, inlineCode, table, text } from '../nodes';

/**
 * `<ConvertedConfig tool="tsup" />`: the old config of a migration page, what the converter makes of
 * it, and what its notes say. The browser runs the same code.
 */
export const convertedConfig: BuildTimeComponent = {
  name: 'ConvertedConfig',
  about: 'The old config of a migration page, what the converter makes of it, and its notes.',
  attributes: { tool: 'text' },
  quotes: migrations,
  render(attributes, store) {
    const wanted = requireAttribute(attributes, 'tool');
    const tool = toolIds.find((id) => id === wanted);
    if (!tool) throw new Error(`“tool” is one of ${toolIds.join(', ')}, not “${wanted}”.`);
    const { title, lang, before } = readExample(readMigration(tool));
    const converted = convertConfig(before, tool);
    const notes = converted.notes.flatMap((note) => (note.type === 'row' ? [note] : []));
    return [
      fence(lang, before, title),
      fence('ts', converted.text, 'rslib.config.ts'),
      renderNotes(notes, store),
    ];
  },
};

function renderNotes(notes: readonly RowNote[], { language, t }: FactStore): Block {
  const rows = new Map<ToolId, readonly ReadRow[]>();
  const read = (tool: ToolId) => {
    const found = rows.get(tool) ?? readRows(tool, language);
    rows.set(tool, found);
    return found;
  };
  const renderOption = ({ path, state }: NotedOption, index: number): Inline[] => [
    ...(index > 0 ? [text(t('facts.comma'))] : []),
    inlineCode(path),
    ...(state === 'unset' ? [text(t('facts.unset'))] : []),
  ];
  const writeFragment = ({ text: words, isCode, href }: RowFragment): Inline => {
    const inner = isCode ? inlineCode(words) : text(words);
    if (href === undefined) return inner;
    return { type: 'link', url: toAddress(href, language), children: [inner] };
  };
  return table([
    [t('facts.option'), t('facts.becomes'), t('converter.kind')],
    ...notes.map((note) => {
      const row = read(note.tool).find((one) => one.row === note.row);
      if (!row) throw new Error(`the migration page has no row ${note.row}.`);
      return [
        note.options.flatMap(renderOption),
        row.becomes.map(writeFragment),
        row.kind ?? t('converter.kindconverted'),
      ];
    }),
  ]);
}

const toAddress = (route: string, language: string): string =>
  language === original ? route : `/${language}${route}`;

import type { NotedOption, RowNote, RowPiece } from '../../../converter/Note';
import { type ToolId, toolIds, getToolPage } from '../../../converter/Tool';
import { convertConfig } from '../../../converter/convertConfig';
import { type ComputedComponent, need } from '../component';
import {
  getMigrationRoute,
  readExample,
  readMigration,
  readMigrationRows,
  type ReadRow,
} from '../migrations';
import { type Block, fence, type Inline, inlineCode, table, text } from '../nodes';

/**
 * `<ConvertedConfig tool="tsup" />`: the old config of a migration page, what the converter makes of
 * it, and what its notes say. The browser runs the same code.
 */
export const convertedConfig: ComputedComponent = {
  kind: 'computed',
  name: 'ConvertedConfig',
  about: 'The old config of a migration page, what the converter makes of it, and its notes.',
  attributes: { tool: 'text' },
  render(attributes) {
    const wanted = need(attributes, 'tool');
    const tool = toolIds.find((id) => id === wanted);
    if (!tool) throw new Error(`“tool” is one of ${toolIds.join(', ')}, not “${wanted}”.`);
    const page = getToolPage(tool);
    const source = readMigration(page);
    const { title, lang, before } = readExample(source);
    const converted = convertConfig(before, tool);
    const notes = converted.notes.flatMap((note) => (note.type === 'row' ? [note] : []));
    return [
      fence(lang, before, title),
      fence('ts', converted.text, 'rslib.config.ts'),
      drawNotes(notes),
    ];
  },
};

function drawNotes(notes: readonly RowNote[]): Block {
  const rows = new Map<ToolId, readonly ReadRow[]>();
  const read = (tool: ToolId) => {
    const page = getToolPage(tool);
    const found = rows.get(tool) ?? readMigrationRows(readMigration(page), getMigrationRoute(page));
    rows.set(tool, found);
    return found;
  };
  return table([
    ['Option', 'What it becomes', 'Kind'],
    ...notes.map((note) => {
      const row = read(note.tool).find((one) => one.row === note.row);
      if (!row) throw new Error(`the migration page has no row ${note.row}.`);
      return [
        note.options.flatMap(drawOption),
        row.becomes.map(drawPiece),
        row.kind ?? 'Converted',
      ];
    }),
  ]);
}

const drawOption = ({ path, state }: NotedOption, index: number): Inline[] => [
  ...(index > 0 ? [text(', ')] : []),
  inlineCode(path),
  ...(state === 'unset' ? [text(' (not set)')] : []),
];

function drawPiece({ text: words, isCode, href }: RowPiece): Inline {
  const inner = isCode ? inlineCode(words) : text(words);
  return href === undefined ? inner : { type: 'link', url: href, children: [inner] };
}

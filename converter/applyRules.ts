import { type ConfigEntry, type ConfigObject, listCode } from './values';
import type { Note, NotedOption, NoteState, RowNote } from './Note';
import type { Draft } from './output/Draft';
import { setOption } from './output/Draft';
import type { Rule } from './Rule';
import type { ConfigContext, ConfigPart, Tool, ToolId } from './Tool';

export interface Applied extends ConfigContext {
  tool: Tool;
  config: ConfigObject;
  draft: Draft;
  findTool: (id: ToolId) => Tool;
}

/** Writes what the options of a config become into its draft, and says what it did about each. */
export function applyRules(applied: Applied): Note[] {
  const { tool, config, draft } = applied;
  const parts = tool.listParts?.(config, draft) ?? [];
  const whole: ConfigPart = { object: config, draft, path: '' };
  const apart = new Set(parts.map(({ path }) => path));
  const notes = [whole, ...parts].flatMap((part) =>
    part.object.entries
      .filter((entry, index, all) => isLast(entry, index, all))
      .flatMap((entry) => visit(entry, part, applied, part.path ? new Set() : apart)),
  );
  return [...notes, ...applyUnset(applied, notes)];
}

/** Of two options with one name the last counts. */
const isLast = ({ key }: ConfigEntry, index: number, all: readonly ConfigEntry[]): boolean =>
  all.findLastIndex((one) => one.key === key) === index;

function visit(
  entry: ConfigEntry,
  part: ConfigPart,
  applied: Applied,
  apart: ReadonlySet<string>,
): Note[] {
  const path = part.path ? `${part.path}.${entry.key}` : entry.key;
  const { rules } = applied.tool;
  const own = rules.filter(({ reads }) => reads.includes(path));
  const hasInner = rules.some(({ reads }) => reads.some((name) => name.startsWith(`${path}.`)));
  const { value } = entry;
  if (value.type === 'object' && hasInner && !apart.has(path)) {
    const inner = value.entries.filter((one, index, all) => isLast(one, index, all));
    // Written for its own sake, and for what is in it: `dts: { resolve: true }`.
    const rule = own.find(({ when }) => when?.(value, applied.config));
    return [
      ...(rule ? applyRule(rule, entry, path, part, applied) : []),
      ...inner.flatMap((one) => visit(one, { ...part, path }, applied, apart)),
    ];
  }
  const rule = own.find(({ when }) => !when || when(value, applied.config));
  if (rule) return applyRule(rule, entry, path, part, applied);
  const [known] = own;
  const option = { path, state: 'unread' as const, at: entry.at };
  if (!known) return [{ type: 'unknown', option: { ...option, state: 'written' } }];
  const { row, verdict } = known;
  return [{ type: 'row', tool: applied.tool.id, row, verdict, options: [option] }];
}

function applyRule(
  rule: Rule,
  { value, at }: ConfigEntry,
  path: string,
  part: ConfigPart,
  applied: Applied,
): Note[] {
  const { tool, config, imports, findTool } = applied;
  const { row, verdict, holds } = rule;
  const code = listCode(value);
  const note = (state: NoteState): RowNote => {
    const option: NotedOption = { path, state, at, code };
    return { type: 'row', tool: tool.id, row, verdict, options: [option] };
  };
  if (holds && value.type === 'object') {
    const inner = { ...applied, tool: findTool(holds), config: value, draft: part.draft };
    return [note('written'), ...applyRules(inner)];
  }
  const isWritten = rule.to !== undefined || (rule.write !== undefined && !rule.isEachAlone);
  if (isWritten && code.some(({ isLocal }) => isLocal)) return [note('local')];
  if (rule.to !== undefined) setOption(part.draft, rule.to, value);
  const added: Note[] = [];
  const addNote = (one: Note): void => void added.push(one);
  const input = { value, path, config, draft: part.draft, imports, addNote };
  const wasRead = rule.write?.(input) !== false;
  // Rows of all plugins take the place of the row about plugins.
  const isNamed = added.length > 0 && added.every(({ type }) => type === 'row');
  return [...(isNamed ? [] : [note(wasRead ? 'written' : 'unread')]), ...added];
}

/** Rules for options that no note speaks of. */
function applyUnset({ tool, config, draft }: Applied, notes: readonly Note[]): Note[] {
  const set = new Set(
    notes.flatMap((note) => (note.type === 'row' ? note.options.map(({ path }) => path) : [])),
  );
  return tool.rules.flatMap(({ row, verdict, reads, unset }): Note[] => {
    if (!unset || reads.some((path) => set.has(path))) return [];
    if (unset(config, draft) === false) return [];
    const [path = ''] = reads;
    const options = [{ path, state: 'unset' as const }];
    return [{ type: 'row', tool: tool.id, row, verdict, options }];
  });
}

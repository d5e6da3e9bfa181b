import {
  type ConfigEntry,
  type ConfigObject,
  type ConfigValue,
  isScalar,
  list,
  listCode,
} from './values';
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
    sortEntries(part.object, part.path, tool).flatMap((entry) =>
      visit(entry, part, applied, part.path ? new Set() : apart),
    ),
  );
  return [...notes, ...applyUnset(applied, notes)];
}

/**
 * In the order of the rules, whichever the config has: a later one may add to what an earlier one wrote.
 * Of two options with one name the last counts.
 */
function sortEntries({ entries }: ConfigObject, path: string, { rules }: Tool): ConfigEntry[] {
  const paths = rules.flatMap(({ reads }) => reads);
  const rank = ({ key }: ConfigEntry): number => {
    const own = joinPath(path, key);
    const index = paths.findIndex((name) => name === own || name.startsWith(`${own}.`));
    return index < 0 ? paths.length : index;
  };
  return entries
    .filter(({ key }, index) => entries.findLastIndex((one) => one.key === key) === index)
    .sort((a, b) => rank(a) - rank(b));
}

const joinPath = (path: string, key: string): string => (path ? `${path}.${key}` : key);

function visit(
  entry: ConfigEntry,
  part: ConfigPart,
  applied: Applied,
  apart: ReadonlySet<string>,
): Note[] {
  const path = joinPath(part.path, entry.key);
  const { rules } = applied.tool;
  const own = rules.filter(({ reads }) => reads.includes(path));
  const hasInner = rules.some(({ reads }) => reads.some((name) => name.startsWith(`${path}.`)));
  const { value } = entry;
  // As good as not set.
  if (isScalar(value, null)) return [];
  if (value.type === 'object' && hasInner && !apart.has(path)) {
    const inner = sortEntries(value, path, applied.tool);
    // Written for its own sake, and for what is in it: `dts: { resolve: true }`.
    const rule = own.find(({ when }) => when?.(value, applied.config));
    return [
      ...(rule ? applyRule(rule, entry, path, part, applied) : []),
      ...inner.flatMap((one) => visit(one, { ...part, path }, applied, apart)),
    ];
  }
  const find = (one: ConfigValue) => own.find(({ when }) => !when || when(one, applied.config));
  const rule = find(value);
  const { at } = entry;
  const items = value.type === 'list' ? value.items : [];
  if (rule) {
    // What holds for the list may not hold for each of its values.
    const others = items
      .flatMap((item) => find(list([item])) ?? [])
      .filter((one) => one !== rule && one.verdict !== 'converted')
      .map((one) => createNote(applied, one, { path, state: 'written', at }));
    return [...applyRule(rule, entry, path, part, applied), ...others];
  }
  const [known] = own;
  if (!known) return [{ type: 'unknown', option: { path, state: 'written', at } }];
  const isEmpty = value.type === 'list' && items.length === 0;
  return isEmpty ? [] : [createNote(applied, known, { path, state: 'unread', at })];
}

function applyRule(
  rule: Rule,
  { value, at }: ConfigEntry,
  path: string,
  part: ConfigPart,
  applied: Applied,
): Note[] {
  const { config, imports, findTool } = applied;
  const { holds } = rule;
  const code = listCode(value);
  const note = (state: NoteState, verdict = rule.verdict) =>
    createNote(applied, { ...rule, verdict }, { path, state, at, code });
  if (holds && value.type === 'object') {
    const inner = { ...applied, tool: findTool(holds), config: value, draft: part.draft };
    return [note('written'), ...applyRules(inner)];
  }
  const isWritten = rule.to !== undefined || (rule.write !== undefined && !rule.isEachAlone);
  if (isWritten && code.some(({ isLocal }) => isLocal)) return [note('local')];
  if (rule.to !== undefined) setOption(part.draft, rule.to, value);
  const added: Note[] = [];
  const addNote = (one: Note): void => void added.push(one);
  const result = rule.write?.({ value, path, config, draft: part.draft, imports, addNote });
  const own =
    result === 'decision' ? note('written', result) : note(result === false ? 'unread' : 'written');
  // Rows of all plugins take the place of the row about plugins.
  const isNamed = added.length > 0 && added.every(({ type }) => type === 'row');
  return isNamed ? added : [own, ...added];
}

const createNote = ({ tool }: Applied, { row, verdict }: Rule, option: NotedOption): RowNote => ({
  type: 'row',
  tool: tool.id,
  row,
  verdict,
  options: [option],
});

/** Rules for options that no note speaks of. */
function applyUnset(applied: Applied, notes: readonly Note[]): Note[] {
  const { tool, config, draft } = applied;
  const set = new Set(
    notes.flatMap((note) => (note.type === 'row' ? note.options.map(({ path }) => path) : [])),
  );
  return tool.rules.flatMap((rule) => {
    const [path = ''] = rule.reads;
    if (!rule.unset || rule.reads.some((name) => set.has(name))) return [];
    if (rule.unset(config, draft) === false) return [];
    return [createNote(applied, rule, { path, state: 'unset' })];
  });
}

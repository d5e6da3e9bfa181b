import { type ConfigObject, type ConfigValue, isScalar } from './values';
import type { Note } from './Note';
import type { Draft } from './output/Draft';
import type { ConfigContext, ToolId } from './Tool';

/** What the migration page says of an option in its last column. */
export type Verdict = 'converted' | 'decision' | 'none';

export interface RuleInput extends ConfigContext {
  value: ConfigValue;
  /** Path of the option: `dts.resolve`. */
  path: string;
  /** The whole config it is in. */
  config: ConfigObject;
  draft: Draft;
  /** Says of a plugin in the value what became of it. */
  addNote: (note: Note) => void;
}

/** A row of the table of a migration page, and what the converter does about it. */
export interface Rule {
  /** First cell of the row, as the page has it. */
  row: string;
  verdict: Verdict;
  /** Paths of the options it speaks of: `dts.resolve`. */
  reads: readonly string[];
  /** Which values it speaks of: that in the cell, such as `clean: true`, or all. */
  when?: (value: ConfigValue, config: ConfigObject) => boolean;
  /** The option of Rslib that takes the value as it is. */
  to?: string;
  /** Writes what the value becomes; `false` where it cannot be read, `decision` where its effect is not all kept. */
  write?: (input: RuleInput) => boolean | 'decision' | void;
  /** Speaks of configs as well that set none of the options, unless false; writes what the tool does then. */
  unset?: (config: ConfigObject, draft: Draft) => boolean | void;
  /** Takes nothing of the value along as code, so that names of a function don't matter. */
  isEachAlone?: boolean;
  /** The tool whose options the value holds. */
  holds?: ToolId;
}

type More = Partial<Omit<Rule, 'row' | 'verdict'>>;

const create =
  (verdict: Verdict) =>
  (row: string, more: More = {}): Rule => {
    const when = readValue(row);
    return { row, verdict, reads: listOptions(row), ...(when && { when }), ...more };
  };

function readValue(row: string): Rule['when'] {
  const [, text] = /^`[^`]+: ('[^']*'|true|false)`$/.exec(row) ?? [];
  if (text === undefined) return undefined;
  const wanted = text.startsWith("'") ? text.slice(1, -1) : text === 'true';
  return (value) => isScalar(value, wanted);
}

/** The option has a counterpart with the same effect. */
export const converted = create('converted');

/** The effect differs, or there is more than one way. */
export const decide = create('decision');

/** Nothing takes its place. */
export const none = create('none');

/** Rows of tools/rows.json, by the option that theirs are below. */
export type PlainRows = Readonly<
  Record<string, Partial<Record<Verdict, readonly string[]>> & Renamed>
>;

interface Renamed {
  /** Options that Rslib has on, so that `false` needs a decision. */
  alwaysOn?: readonly string[];
  /** Options by row whose value is taken as it is. */
  renamed?: Readonly<Record<string, string>>;
}

/** Rules that need no code. */
export const listPlainRules = (rows: PlainRows): Rule[] =>
  Object.entries(rows).flatMap(
    ([
      path,
      { renamed = {}, alwaysOn = [], converted: alike = [], decision = [], none: nothing = [] },
    ]) =>
      below(path, [
        ...Object.entries(renamed).map(([row, to]) => converted(row, { to })),
        ...alike.map((row) => converted(row)),
        ...alwaysOn.map((row) =>
          converted(row, { write: ({ value }) => !isScalar(value, false) || 'decision' }),
        ),
        ...decision.map((row) => decide(row)),
        ...nothing.map((row) => none(row)),
      ]),
  );

/** The same rules for options that are below others: `format` → `output.format`. */
export const below = (path: string, rules: readonly Rule[]): Rule[] =>
  rules.map((rule) => ({
    ...rule,
    reads: rule.reads.map((name) => (path ? `${path}.${name}` : name)),
  }));

/**
 * Options that the first cell of a row names, as paths: `` `dts` with `entry` `` → `dts.entry`,
 * `` `minify`, `pure` `` → both, `` `clean: true` `` → `clean`.
 */
function listOptions(cell: string): string[] {
  const [first = '', second] = cell.split(' with ');
  const owners = listNames(first);
  return second === undefined
    ? owners
    : owners.flatMap((owner) => listNames(second).map((name) => `${owner}.${name}`));
}

const listNames = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/:.*/, '').trim());

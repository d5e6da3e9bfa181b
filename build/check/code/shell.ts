import type { CommandFact, FlagFact } from '../../../facts/tool/toolFacts';
import { writeForms } from '../../components/list/options';
import { issue, getLineAndColumn } from '../../read/issues';
import { findNearest, suggest } from '../../read/findNearest';
import type { FenceIssue } from './fenceClass';
import outsideNames from './outsideNames.json';

/**
 * Programs that pages may call, packages that they run with `npx` besides those installed here, and what npm
 * 10 and 11 take for a command, aliases among them; typos they forgive are left out.
 */
const { programs, runPackages, npmCommands, npmFlags, nodeFlags } = outsideNames;

export interface ShellFacts {
  /** What `rslib` prints of itself. */
  commands: readonly CommandFact[];
  /** Packages installed here. */
  packages: readonly string[];
}

/** Whether every program, every command of npm and every flag of `rslib` in a script exists. */
export function checkShell(code: string, facts: ShellFacts): FenceIssue[] {
  return splitCommands(code).flatMap((command) => checkCommand(command, facts));
}

function checkCommand([program, ...args]: ShellCommand, facts: ShellFacts): FenceIssue[] {
  if (!program) return [];
  const name = program.text.replace(/^(?:\.\/)?node_modules\/\.bin\//, '');
  if (name === '$' || name === '>') {
    const hint = 'Leave it out: who copies the line copies it too.';
    return [issue(program, 'shell-syntax', `The line begins with a prompt, \`${name}\`.`, hint)];
  }
  switch (name) {
    case 'rslib':
      return checkRslibCommand(args, facts.commands);
    case 'npm':
      return [...checkOtherFlags(args, 'flag of npm', npmFlags), ...checkNpm(args, facts)];
    case 'node': {
      const script = args.findIndex(({ text }) => !text.startsWith('-'));
      const own = script < 0 ? args : args.slice(0, script);
      return checkOtherFlags(own, 'flag of Node.js', nodeFlags);
    }
    case 'npx':
    case 'bunx':
    case 'pnpx':
      return checkRunPackage(args, facts);
    case 'pnpm':
    case 'yarn':
    case 'bun':
      return checkOtherManager(args, facts);
    default:
      return programs.includes(name) ? [] : [reportUnknown(program, 'program', programs)];
  }
}

/** Flags up to `--`, which those of another program follow. */
function checkOtherFlags(args: readonly ShellWord[], kind: keyof typeof lists, known: string[]) {
  const end = args.findIndex(({ text }) => text === '--');
  return (end < 0 ? args : args.slice(0, end)).flatMap((word) => {
    const name = word.text.replace(/=.*/s, '');
    return !name.startsWith('-') || known.includes(name) ? [] : [reportUnknown(word, kind, known)];
  });
}

/** Flags whose value is the next word. */
const takesValue = /^(?:-w|-C|-p|--package|--prefix|--workspace)$/;

/** From the first word that is no flag, nor the value of one. */
const skipFlags = (args: readonly ShellWord[]): readonly ShellWord[] => {
  const start = args.findIndex(
    ({ text }, at) => !text.startsWith('-') && !takesValue.test(args[at - 1]?.text ?? ''),
  );
  return start < 0 ? [] : args.slice(start);
};

function checkNpm(args: readonly ShellWord[], facts: ShellFacts): FenceIssue[] {
  const [command, ...rest] = skipFlags(args);
  if (!command) return [];
  if (!npmCommands.includes(command.text)) {
    return [reportUnknown(command, 'command of npm', npmCommands)];
  }
  if (command.text === 'exec' || command.text === 'x') return checkRunPackage(rest, facts);
  const isInstall = ['install', 'i', 'add'].includes(command.text);
  return isInstall ? rest.flatMap((word) => checkPackageName(word, facts)) : [];
}

function checkOtherManager(args: readonly ShellWord[], facts: ShellFacts): FenceIssue[] {
  const [first, ...rest] = args;
  if (first?.text === 'rslib') return checkRslibCommand(rest, facts.commands);
  if (first && ['exec', 'dlx', 'x'].includes(first.text)) return checkRunPackage(rest, facts);
  if (first?.text === 'add') return rest.flatMap((word) => checkPackageName(word, facts));
  return [];
}

/** `npx [flags] <package> …` */
function checkRunPackage(args: readonly ShellWord[], facts: ShellFacts): FenceIssue[] {
  const [word, ...rest] = skipFlags(args).filter(({ text }) => text !== '--');
  if (!word) return [];
  const name = stripVersion(word.text);
  if (/^(?:@rslib\/core|rslib)$/.test(name)) return checkRslibCommand(rest, facts.commands);
  const known = [...runPackages, ...facts.packages];
  return known.includes(name) ? [] : [reportUnknown(word, 'package', known)];
}

/** A name that is one typo away from an installed package was meant for it. */
function checkPackageName(word: ShellWord, { packages }: ShellFacts): FenceIssue[] {
  const name = stripVersion(word.text);
  if (name.startsWith('-') || packages.includes(name)) return [];
  const nearest = findNearest(name, packages, 0.15);
  return nearest ? [reportUnknown(word, 'package', [nearest])] : [];
}

/** `@rslib/core@1.0.1` → `@rslib/core`. */
const stripVersion = (text: string): string => text.replace(/(?<=.)@.*$/, '');

/** What a name can be, and the list of outsideNames.json that has those not installed here. */
const lists = {
  program: 'programs',
  package: 'runPackages',
  'command of npm': 'npmCommands',
  'flag of npm': 'npmFlags',
  'flag of Node.js': 'nodeFlags',
};

function reportUnknown(word: ShellWord, kind: keyof typeof lists, known: readonly string[]) {
  const otherwise = `If it exists, add it to \`${lists[kind]}\` in build/check/code/outsideNames.json.`;
  return report(
    word,
    `\`${word.text}\` is no known ${kind}.`,
    suggest(word.text, known, otherwise, 0.4),
  );
}

/** Whether `rslib` would take these arguments, by what it prints of itself. */
function checkRslibCommand(
  args: readonly ShellWord[],
  commands: readonly CommandFact[],
): FenceIssue[] {
  const [first, ...rest] = args;
  const isNamed = first !== undefined && !first.text.startsWith('-');
  const named = commands.find(({ name }) => name === first?.text);
  if (isNamed && !named) {
    const names = commands.map(({ name }) => name);
    const hint = suggest(first.text, names, `It has ${names.join(', ')}.`, 0.5);
    return [report(first, `\`rslib\` has no command \`${first.text}\`.`, hint)];
  }
  const command = named ?? commands[0];
  return command ? checkFlags(named ? rest : args, command, commands) : [];
}

function checkFlags(
  args: readonly ShellWord[],
  command: CommandFact,
  commands: readonly CommandFact[],
): FenceIssue[] {
  const issues: FenceIssue[] = [];
  for (let index = 0; index < args.length; index++) {
    const word = args[index];
    if (!word) break;
    const [name = '', inline] = word.text.split(/=(.*)/s, 2);
    if (!name.startsWith('-')) {
      issues.push(
        report(
          word,
          `\`rslib ${command.name}\` takes no argument \`${name}\`.`,
          `Remove it, or write its flag: \`npx rslib ${command.name} --help\` lists them.`,
        ),
      );
      continue;
    }
    const flag = command.flags.find((candidate) => listNames(candidate).includes(name));
    if (!flag) {
      issues.push(reportFlag(word, name, command, commands));
      continue;
    }
    if (!flag.value) continue;
    const value = inline ?? args[++index]?.text;
    issues.push(...checkFlagValue(word, flag, value));
  }
  return issues;
}

/** Every form of a flag: `--dts`, `--no-dts`; `-w`, `--watch`. */
export const listNames = (flag: FlagFact): string[] => [
  ...(flag.short ? [flag.short] : []),
  ...writeForms(flag).map((form) => form.split(' ', 1)[0] ?? form),
];

function reportFlag(
  word: ShellWord,
  name: string,
  command: CommandFact,
  commands: readonly CommandFact[],
): FenceIssue {
  const others = commands.filter(({ flags }) =>
    flags.some((flag) => listNames(flag).includes(name)),
  );
  const otherwise = `\`rslib ${command.name} --help\` lists its flags.`;
  const hint = others[0]
    ? `\`rslib ${others[0].name}\` has it.`
    : suggest(name, command.flags.flatMap(listNames), otherwise);
  return report(word, `\`rslib ${command.name}\` has no flag \`${name}\`.`, hint);
}

function checkFlagValue(word: ShellWord, flag: FlagFact, value: string | undefined): FenceIssue[] {
  if (value === undefined) {
    const hint = `Write \`${flag.name} ${flag.value}\`.`;
    return [report(word, `\`${flag.name}\` needs a value.`, hint)];
  }
  const values = /\(([\w-]+(?: \| [\w-]+)+)\)/.exec(flag.description)?.[1]?.split(' | ');
  if (!values || values.includes(value) || /^<.*>$/.test(value)) return [];
  const hint = suggest(value, values, `It takes ${values.join(', ')}.`, 0.5);
  return [report(word, `\`${flag.name}\` does not take \`${value}\`.`, hint)];
}

const report = (word: ShellWord, message: string, hint: string): FenceIssue =>
  issue(word, 'shell-unknown', message, hint);

/** A word of a command line and where it begins. */
export interface ShellWord {
  text: string;
  line: number;
  column: number;
}

/** One program with its arguments. */
export type ShellCommand = ShellWord[];

// A continued line, a comment, an operator, a placeholder such as `<file>`, quoted text, or anything up
// to the next of them.
const tokens =
  /\\\n|\n|[ \t]+|#[^\n]*|&&|\|\||;|\||&|\d?>>?|<<-?|<[\w-]+>|<|"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\;|&<>]+/g;
const separators = ['\n', '&&', '||', ';', '|', '&'];

/** Splits a script into its commands. Files that are written to and variables that are set go. */
function splitCommands(code: string): ShellCommand[] {
  const script = blankHeredocs(code);
  const commands: ShellCommand[] = [];
  let command: ShellWord[] = [];
  let word: ShellWord | undefined;
  let isTarget = false;
  const endWord = () => {
    const isAssignment = command.length === 0 && /^\w+=/.test(word?.text ?? '');
    if (word && !isTarget && !isAssignment) command.push(word);
    if (word) isTarget = false;
    word = undefined;
  };
  for (const { 0: token, index } of script.matchAll(tokens)) {
    if (token.startsWith('#') && !word) continue;
    if (/^(?:\\\n|[ \t]+)$/.test(token)) {
      endWord();
    } else if (separators.includes(token)) {
      endWord();
      if (command.length > 0) commands.push(command);
      command = [];
    } else if (/^(?:\d?>>?|<<?-?)$/.test(token)) {
      endWord();
      isTarget = true;
    } else {
      word ??= { text: '', ...getLineAndColumn(script, index) };
      word.text += unquote(token);
    }
  }
  endWord();
  return command.length > 0 ? [...commands, command] : commands;
}

const unquote = (token: string): string =>
  /^["']/.test(token) ? token.slice(1, -1) : token.replace(/^\\/, '');

/** What is between `<<EOF` and `EOF` is text for a file, no command. */
function blankHeredocs(code: string): string {
  return code.replace(
    /(<<-?\s*["']?(\w+)["']?[^\n]*\n)([\s\S]*?)(\n\2)(?=\n|$)/g,
    (_, head: string, name: string, body: string, tail: string) =>
      head + body.replace(/[^\n]/g, ' ') + tail.replace(name, ' '.repeat(name.length)),
  );
}

import type { CommandFact } from '../../../../facts/tool/toolFacts';
import { findNearest } from '../../../read/faults/findNearest';
import type { FenceFault } from '../FenceFault';
import { checkRslibCommand } from './checkRslibCommand';
import { npmCommands, programs, runPackages } from './programs';
import { splitCommands, type ShellCommand, type ShellWord } from './splitCommands';

export interface ShellFacts {
  /** What `rslib` prints of itself. */
  commands: readonly CommandFact[];
  /** Packages installed here. */
  packages: readonly string[];
}

/** Whether every program, every command of npm and every flag of `rslib` in a script exists. */
export function checkShell(code: string, facts: ShellFacts): FenceFault[] {
  return splitCommands(code).flatMap((command) => checkCommand(command, facts));
}

function checkCommand([program, ...args]: ShellCommand, facts: ShellFacts): FenceFault[] {
  if (!program) return [];
  const name = program.text.replace(/^(?:\.\/)?node_modules\/\.bin\//, '');
  if (name === '$' || name === '>') {
    return [
      {
        ...at(program),
        rule: 'shell-syntax',
        message: `The line begins with a prompt, \`${name}\`.`,
        hint: 'Leave it out: who copies the line copies it too.',
      },
    ];
  }
  switch (name) {
    case 'rslib':
      return checkRslibCommand(args, facts.commands);
    case 'npm':
      return checkNpm(args, facts);
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

function checkNpm(args: readonly ShellWord[], facts: ShellFacts): FenceFault[] {
  const [command, ...rest] = args.filter(({ text }, index) => index > 0 || !text.startsWith('-'));
  if (!command || command.text.startsWith('-')) return [];
  if (!npmCommands.includes(command.text)) {
    return [reportUnknown(command, 'command of npm', npmCommands)];
  }
  if (command.text === 'exec' || command.text === 'x') return checkRunPackage(rest, facts);
  const isInstall = ['install', 'i', 'add'].includes(command.text);
  return isInstall ? rest.flatMap((word) => checkPackageName(word, facts)) : [];
}

function checkOtherManager(args: readonly ShellWord[], facts: ShellFacts): FenceFault[] {
  const [first, ...rest] = args;
  if (first?.text === 'rslib') return checkRslibCommand(rest, facts.commands);
  if (first && ['exec', 'dlx', 'x'].includes(first.text)) return checkRunPackage(rest, facts);
  if (first?.text === 'add') return rest.flatMap((word) => checkPackageName(word, facts));
  return [];
}

/** `npx [flags] <package> …` */
function checkRunPackage(args: readonly ShellWord[], facts: ShellFacts): FenceFault[] {
  const start = args.findIndex(({ text }) => !text.startsWith('-'));
  const word = args[start];
  if (!word) return [];
  const name = stripVersion(word.text);
  if (name === 'rslib') return checkRslibCommand(args.slice(start + 1), facts.commands);
  const known = [...runPackages, ...facts.packages];
  return known.includes(name) ? [] : [reportUnknown(word, 'package', known)];
}

/** A name that is one slip away from an installed package was meant for it. */
function checkPackageName(word: ShellWord, { packages }: ShellFacts): FenceFault[] {
  const name = stripVersion(word.text);
  if (name.startsWith('-') || packages.includes(name)) return [];
  const nearest = findNearest(name, packages, 0.15);
  return nearest ? [reportUnknown(word, 'package', [nearest])] : [];
}

/** `@rslib/core@1.0.1` → `@rslib/core`. */
const stripVersion = (text: string): string => text.replace(/(?<=.)@.*$/, '');

function reportUnknown(word: ShellWord, kind: string, known: readonly string[]): FenceFault {
  const nearest = findNearest(word.text, known, 0.4);
  return {
    ...at(word),
    rule: 'shell-unknown',
    message: `\`${word.text}\` is no known ${kind}.`,
    hint: nearest
      ? `Did you mean \`${nearest}\`?`
      : 'Add it to build/check/code/shell/programs.ts if it exists.',
  };
}

const at = ({ line, column }: ShellWord): { line: number; column: number } => ({ line, column });

import ts from 'typescript';
import { getToolVersions } from '../cases/caseKey';
import { readDefaults } from './readDefaults';
import { readMessages } from './readMessages';
import { readOptions, readRsbuildOptions } from './readOptions';
import type { ExportFacts, ToolFacts, CommandFact, FlagFact } from './toolFacts';
import { createToolProgram } from './toolProgram';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../cases/paths';
import { plainEnvironment } from '../cases/run/runProcess';

/** What asks the installed tool, part by part. */
export const toolReaders = {
  versions: getToolVersions,
  options: readOptions,
  rsbuildOptions: readRsbuildOptions,
  commands: readCommands,
  exports: readExports,
  defaults: readDefaults,
  messages: () => readMessages(),
} satisfies { [Part in keyof Omit<ToolFacts, 'key'>]: () => unknown };

/** Everything asked of the installed tool. */
export async function readToolParts(): Promise<Omit<ToolFacts, 'key'>> {
  const parts: Record<string, unknown> = {};
  for (const [part, read] of Object.entries(toolReaders)) parts[part] = await read();
  return parts as Omit<ToolFacts, 'key'>;
}

/**
 * Names that `@rslib/core` exports.
 * @throws Error where its declarations and what is there at run time disagree.
 */
async function readExports(): Promise<ExportFacts> {
  const values = Object.keys(await import('@rslib/core')).sort();
  const { exportNames } = createToolProgram();
  const declared = exportNames.filter(({ isValue }) => isValue).map(({ name }) => name);
  const missing = values.filter((name) => !declared.includes(name));
  if (missing.length > 0) {
    throw new Error(`facts: @rslib/core exports ${missing.join(', ')} without declaring them.`);
  }
  const types = exportNames.filter(({ name }) => !values.includes(name)).map(({ name }) => name);
  return { values, types: types.sort(), members: readMembers(types) };
}

/** Types of the JavaScript API, and the one whose other members are options. */
const apiTypes = /(?:Options|Params|Result|Instance)$|^RslibConfig$/;

function readMembers(types: readonly string[]): Record<string, string> {
  const { checker, getExport, isToolDeclaration } = createToolProgram();
  const options = new Set([...readOptions(), ...readRsbuildOptions()].map(({ path }) => path));
  const members = types
    .filter((name) => apiTypes.test(name))
    .flatMap((name) =>
      checker.getPropertiesOfType(getExport(name)).flatMap((member): [string, string][] => {
        const declaration = member.declarations?.find(isToolDeclaration);
        if (!declaration || (name === 'RslibConfig' && options.has(member.name))) return [];
        if (member.name.startsWith('_')) return [];
        const type = checker.getTypeOfSymbolAtLocation(member, declaration);
        const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.InTypeAlias);
        // The compiler has no fixed order of what a value may be.
        const sorted = /[({<]/.test(text) ? text : text.split(' | ').sort().join(' | ');
        return [[`${name}.${member.name}`, sorted]];
      }),
    );
  return Object.fromEntries(members);
}

const run = promisify(execFile);
const cli = path.join(repository, 'node_modules', '@rslib', 'core', 'bin', 'rslib.js');

/** Commands and flags, read from what the tool prints of itself. */
async function readCommands(): Promise<CommandFact[]> {
  const commands = parseCommands(await help([]));
  return Promise.all(
    commands.map(async (command) => ({
      ...command,
      flags: parseFlags(await help([command.name])),
    })),
  );
}

async function help(command: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [cli, ...command, '--help'], {
    env: plainEnvironment(),
  });
  return stdout;
}

/** The `Commands:` part of a help text; releases before 0.10 write `build [options]`, and add `help`. */
export function parseCommands(text: string): { name: string; description: string }[] {
  const part = /^Commands:\n((?: {2}\S.*\n)+)/m.exec(text)?.[1] ?? '';
  return [...part.matchAll(/^ {2}(\S+)(?: \[\w+\])?\s{2,}(.+)$/gm)]
    .map(([, name = '', description = '']) => ({ name, description: description.trim() }))
    .filter(({ name }) => name !== 'help');
}

/**
 * The `Options:` part of a help text. `-r, --root <root>  …` → name, short form, value; releases before
 * 0.10 leave the comma out and break long lines.
 */
export function parseFlags(text: string): FlagFact[] {
  const lines = text
    .replaceAll(/\n {8,}(?=\S)/g, ' ')
    .split('\n')
    .filter((line) => /^ {2}-/.test(line));
  return lines.map((line) => {
    const [, short, name = '', value, description = ''] =
      /^ {2}(?:(-\w),? )?(--[\w-]+)(?: (<[^>]+>))?\s+(.*)$/.exec(line) ?? [];
    return {
      name,
      ...(short && { short }),
      ...(value && { value }),
      description: description.trim(),
    };
  });
}

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../cases/paths';
import { plainEnvironment } from '../cases/run/runProcess';
import type { CommandFact, FlagFact } from './toolFacts';

const run = promisify(execFile);
const cli = path.join(repository, 'node_modules', '@rslib', 'core', 'bin', 'rslib.js');

/** Commands and flags, read from what the tool prints of itself. */
export async function readCommands(): Promise<CommandFact[]> {
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

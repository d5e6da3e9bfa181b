import { CommandError } from './CommandError';

const word = /"[^"]*"|'[^']*'|\S/g;

/**
 * The words of a command, quotes kept. @throws CommandError where it is more than one command: each
 * manager would need its own.
 */
export function splitCommand(command: string): string[] {
  const outsideQuotes = command.replace(/"[^"]*"|'[^']*'/g, '');
  if (/[;&|<>`\n]/.test(outsideQuotes)) {
    throw new CommandError(
      `\`${command}\` is more than one command.`,
      'Write a `<PackageManagerTabs>` for each, and a fence for what is the same everywhere.',
    );
  }
  const words: string[] = [];
  let end = -1;
  for (const { 0: piece, index } of command.matchAll(word)) {
    if (index === end) words.push((words.pop() ?? '') + piece);
    else words.push(piece);
    end = index + piece.length;
  }
  return words;
}

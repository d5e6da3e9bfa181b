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
export function splitCommands(code: string): ShellCommand[] {
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
    const isComment = token.startsWith('#') && !word;
    if (isComment) continue;
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
      word ??= { text: '', ...getPlace(script, index) };
      word.text += unquote(token);
    }
  }
  endWord();
  return command.length > 0 ? [...commands, command] : commands;
}

const unquote = (token: string): string =>
  /^["']/.test(token) ? token.slice(1, -1) : token.replace(/^\\/, '');

function getPlace(code: string, index: number): { line: number; column: number } {
  const before = code.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** What stands between `<<EOF` and `EOF` is text for a file, no command. */
function blankHeredocs(code: string): string {
  return code.replace(
    /(<<-?\s*["']?(\w+)["']?[^\n]*\n)([\s\S]*?)(\n\2)(?=\n|$)/g,
    (_, head: string, name: string, body: string, tail: string) =>
      head + body.replace(/[^\n]/g, ' ') + tail.replace(name, ' '.repeat(name.length)),
  );
}

import type { CommandFact, FlagFact } from '../../../../facts/tool/toolFacts';
import { findNearest } from '../../../read/faults/findNearest';
import { writeForms } from '../../../components/facts/optionFlags';
import type { FenceFault } from '../FenceFault';
import type { ShellWord } from './splitCommands';

/** Whether `rslib` would take these arguments, by what it prints of itself. */
export function checkRslibCommand(
  args: readonly ShellWord[],
  commands: readonly CommandFact[],
): FenceFault[] {
  const [first, ...rest] = args;
  const isNamed = first !== undefined && !first.text.startsWith('-');
  const named = commands.find(({ name }) => name === first?.text);
  if (isNamed && !named) return [reportCommand(first, commands)];
  const command = named ?? commands[0];
  return command ? checkFlags(named ? rest : args, command, commands) : [];
}

function reportCommand(word: ShellWord, commands: readonly CommandFact[]): FenceFault {
  const names = commands.map(({ name }) => name);
  const nearest = findNearest(word.text, names, 0.5);
  return report(
    word,
    `\`rslib\` has no command \`${word.text}\`.`,
    nearest ? `Did you mean \`${nearest}\`?` : `It has ${names.join(', ')}.`,
  );
}

function checkFlags(
  args: readonly ShellWord[],
  command: CommandFact,
  commands: readonly CommandFact[],
): FenceFault[] {
  const faults: FenceFault[] = [];
  for (let index = 0; index < args.length; index++) {
    const word = args[index];
    if (!word) break;
    const [name = '', inline] = word.text.split(/=(.*)/s, 2);
    if (!name.startsWith('-')) {
      faults.push(
        report(word, `\`rslib ${command.name}\` takes no argument \`${name}\`.`, 'Write a flag.'),
      );
      continue;
    }
    const flag = command.flags.find((candidate) => listNames(candidate).includes(name));
    if (!flag) {
      faults.push(reportFlag(word, name, command, commands));
      continue;
    }
    if (!flag.value) continue;
    const value = inline ?? args[++index]?.text;
    faults.push(...checkFlagValue(word, flag, value));
  }
  return faults;
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
): FenceFault {
  const others = commands.filter(({ flags }) =>
    flags.some((flag) => listNames(flag).includes(name)),
  );
  const nearest = findNearest(name, command.flags.flatMap(listNames));
  const hint = others[0]
    ? `\`rslib ${others[0].name}\` has it.`
    : nearest
      ? `Did you mean \`${nearest}\`?`
      : `\`rslib ${command.name} --help\` lists its flags.`;
  return report(word, `\`rslib ${command.name}\` has no flag \`${name}\`.`, hint);
}

function checkFlagValue(word: ShellWord, flag: FlagFact, value: string | undefined): FenceFault[] {
  if (value === undefined) {
    return [
      report(word, `\`${flag.name}\` needs a value.`, `Write \`${flag.name} ${flag.value}\`.`),
    ];
  }
  const values = /\(([\w-]+(?: \| [\w-]+)+)\)/.exec(flag.description)?.[1]?.split(' | ');
  if (!values || values.includes(value) || /^<.*>$/.test(value)) return [];
  const nearest = findNearest(value, values, 0.5);
  return [
    report(
      word,
      `\`${flag.name}\` does not take \`${value}\`.`,
      nearest ? `Did you mean \`${nearest}\`?` : `It takes ${values.join(', ')}.`,
    ),
  ];
}

const report = ({ line, column }: ShellWord, message: string, hint: string): FenceFault => ({
  line,
  column,
  rule: 'shell-unknown',
  message,
  hint,
});

import { findNearest } from '../../../read/faults/findNearest';
import type { FenceFault } from '../FenceFault';
import { checkShell, type ShellFacts } from '../shell/checkShell';
import type { CodeUse } from '../page/ProofPage';
import { isCompound, type KnownNames } from './knownNames';
import type { Mention } from './readMentions';

export interface MentionContext {
  names: KnownNames;
  shell: ShellFacts;
}

/** Letters by which a word may differ from the one that was meant. */
const slipLength = 2;
/** Last parts that make `output.js` a file rather than an option. */
const fileEndings = /\.(?:[cm]?[jt]sx?|css|html|json|map|mdx?|scss|less|vue|wasm|svg|png|snap)$/;
/** Words about an option that is gone: a page may name it if it says so beside it. */
const pastWords =
  /\b(?:removed?|gone|no longer|dropped|replaced|renamed|former|before|until|was|0\.\d)|移除|删除|不再|替代|改名|之前/i;

/** Whether what a page names exists. Places of the faults are those of the code. */
export function checkMention(
  mention: Mention,
  use: CodeUse,
  context: MentionContext,
): FenceFault[] {
  const { names, shell } = context;
  switch (mention.type) {
    case 'command':
      return checkShell(mention.line, shell).map((fault) => ({ ...fault, ...at(use) }));
    case 'flag':
      return checkFlag(mention.name, mention.value, use, context);
    case 'import':
      return names.exportNames.includes(mention.name)
        ? []
        : [
            report(
              use,
              `\`@rslib/core\` exports no \`${mention.name}\`.`,
              findNearest(mention.name, names.exportNames),
            ),
          ];
    case 'word':
      return checkWord(mention.name, use, names);
    default:
      return checkOption(mention.path, mention.value, use, names);
  }
}

function checkFlag(
  name: string,
  value: string | undefined,
  use: CodeUse,
  { names, shell }: MentionContext,
): FenceFault[] {
  if (!names.flags.includes(name)) {
    return [report(use, `\`rslib\` has no flag \`${name}\`.`, findNearest(name, names.flags))];
  }
  const command = shell.commands.find(({ flags }) =>
    flags.some((flag) => flag.name === name && flag.value),
  );
  if (value === undefined || !command) return [];
  const line = `rslib ${command.name} ${name} ${value}`;
  return checkShell(line, shell).map((fault) => ({ ...fault, ...at(use) }));
}

/** A word that is one slip away from a name of the tool's was meant for it. */
function checkWord(name: string, use: CodeUse, names: KnownNames): FenceFault[] {
  if (!isCompound(name) || name.startsWith('_') || names.compounds.includes(name)) return [];
  const isType = /^[A-Z]/.test(name);
  const alike = names.compounds.filter((other) => /^[A-Z]/.test(other) === isType);
  const nearest = findNearest(name, alike, slipLength / name.length);
  return nearest ? [report(use, `Nothing of the tool's is called \`${name}\`.`, nearest)] : [];
}

function checkOption(
  path: string,
  value: string | undefined,
  use: CodeUse,
  names: KnownNames,
): FenceFault[] {
  const root = /^[\w$]+/.exec(path)?.[0] ?? path;
  if (!names.roots.has(root)) return path === root ? checkWord(path, use, names) : [];
  if (names.hasOption(path)) return checkValue(path, value, use, names);
  const removal = names.findRemoval(path);
  if (removal) {
    const isSaid = pastWords.test(use.context) || use.context.includes(removal.instead ?? '\0');
    if (isSaid) return [];
    return [
      {
        ...at(use),
        rule: 'option-removed',
        message: `\`${path}\` is gone since ${removal.release}.`,
        hint: removal.instead ? `Write \`${removal.instead}\`, or say that it is gone.` : 'Say so.',
      },
    ];
  }
  if (fileEndings.test(path)) return [];
  return [report(use, `There is no option \`${path}\`.`, findNearest(path, names.optionPaths))];
}

/** Options that take words of a list take no other; lists and objects are left to the compiler. */
function checkValue(
  path: string,
  value: string | undefined,
  use: CodeUse,
  names: KnownNames,
): FenceFault[] {
  const members = names.findOption(path)?.members ?? [];
  const literal = /^'([^']*)'$|^"([^"]*)"$/.exec(value ?? '');
  const isClosed =
    members.length > 0 && members.every((member) => /^'.*'$|^boolean$|^\w+\[\]$/.test(member));
  if (!literal || !isClosed) return [];
  const text = literal[1] ?? literal[2] ?? '';
  const words = members
    .filter((member) => member.startsWith("'"))
    .map((member) => member.slice(1, -1));
  if (words.includes(text)) return [];
  return [report(use, `\`${path}\` does not take \`'${text}'\`.`, findNearest(text, words, 0.5))];
}

function report(use: CodeUse, message: string, nearest: string | undefined): FenceFault {
  return {
    ...at(use),
    rule: 'option-unknown',
    message,
    hint: nearest
      ? `Did you mean \`${nearest}\`?`
      : 'If it only looks like one, say so in build/check/code/lookalikes.json.',
  };
}

const at = ({ line, column }: CodeUse): { line: number; column?: number } => ({ line, column });

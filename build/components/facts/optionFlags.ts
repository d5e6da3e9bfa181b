import type { CommandFact, FlagFact } from '../../../facts/tool/toolFacts';

/** Flags that set an option of another name; the others are the option's name in kebab case. */
const otherNames: Readonly<Record<string, string>> = {
  '--auto-external': 'output.autoExternal',
  '--clean': 'output.cleanDistPath',
  '--dist-path': 'output.distPath',
  '--entry': 'source.entry',
  '--externals': 'output.externals',
  '--minify': 'output.minify',
  '--target': 'output.target',
  '--tsconfig': 'source.tsconfigPath',
};

/** The option that a flag sets: `--auto-extension` → `autoExtension`, `--clean` → `output.cleanDistPath`. */
export function getFlagOption(flag: string): string {
  const camelCase = flag
    .replace(/^--(?:no-)?/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return otherNames[flag] ?? camelCase;
}

/** The flags of `rslib build` that set an option, each with the form that turns it off. */
export function listOptionFlags(option: string, commands: readonly CommandFact[]): string[] {
  const flags = commands.find(({ name }) => name === 'build')?.flags ?? [];
  return flags.filter(({ name }) => getFlagOption(name) === option).flatMap(writeForms);
}

/** `--format <format>`; `--dts` and `--no-dts`. */
export function writeForms({ name, value, description }: FlagFact): string[] {
  const off = /use (--no-[\w-]+) to disable/.exec(description)?.[1];
  return [[name, value].filter(Boolean).join(' '), ...(off ? [off] : [])];
}

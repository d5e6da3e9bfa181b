import ts from 'typescript';
import { getToolVersions } from '../cases/caseKey';
import { readCommands } from './readCommands';
import { readDefaults } from './readDefaults';
import { readMessages } from './readMessages';
import { readOptions, readRsbuildOptions } from './readOptions';
import type { ExportFacts, ToolFacts } from './toolFacts';
import { createToolProgram } from './toolProgram';

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

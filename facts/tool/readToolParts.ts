import { getToolVersions } from '../cases/toolVersions';
import { readCommands } from './readCommands';
import { readDefaults } from './readDefaults';
import { readExports } from './readExports';
import { readMessages } from './readMessages';
import { readOptions } from './readOptions';
import { readRsbuildOptions } from './readRsbuildOptions';
import type { ToolFacts } from './toolFacts';

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
  return {
    versions: toolReaders.versions(),
    options: toolReaders.options(),
    rsbuildOptions: toolReaders.rsbuildOptions(),
    commands: await toolReaders.commands(),
    exports: await toolReaders.exports(),
    defaults: await toolReaders.defaults(),
    messages: toolReaders.messages(),
  };
}

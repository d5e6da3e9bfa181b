import { packageManagers } from '../../../../site/packageManagers';
import { CommandError, translateCommand } from '../../commands';
import type { PartMarkdown } from './PartMarkdown';

/** Each tab under its label. */
export const tab: PartMarkdown = {
  before: ({ label }) => `**${label}**\n\n`,
  after: () => '\n',
};

/** The command for each package manager under its name. */
export const packageManagerTabs: PartMarkdown = {
  before: ({ command, 'not-run': reason }) => {
    const meta = typeof reason === 'string' ? `shell not-run="${reason}"` : 'shell';
    const commands = translate(`${command}`);
    return packageManagers
      .map((manager) => `**${manager}**\n\n\`\`\`bash ${meta}\n${commands[manager]}\n\`\`\``)
      .join('\n\n');
  },
};

/** A command that is none stays as it is written: build/check/content reports it. */
function translate(command: string) {
  try {
    return translateCommand(command);
  } catch (error) {
    if (error instanceof CommandError) {
      return { npm: command, yarn: command, pnpm: command, bun: command };
    }
    throw error;
  }
}

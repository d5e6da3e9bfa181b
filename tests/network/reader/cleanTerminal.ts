import { cleanLog } from '../../../facts/cases/run/cleanLog';

/**
 * What a terminal showed, without what differs between two runs: times, trailing space, the folder.
 * The version of Rslib goes as well: that it is the page's is a test of its own.
 */
export function cleanTerminal(text: string, folder: string): string {
  return cleanLog(text, folder)
    .join('\n')
    .replace(/^Rslib v\S+$/m, 'Rslib v<version>');
}

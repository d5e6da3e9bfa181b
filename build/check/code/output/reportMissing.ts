import type { FenceFault } from '../FenceFault';

/** A case or file that is not there, in the words of the store. */
export function reportMissing(error: unknown): FenceFault {
  const message = error instanceof Error ? error.message : String(error);
  return {
    line: 0,
    rule: 'result-missing',
    message: message.replace(/^./, (first) => first.toUpperCase()).replace(/(?<!\.)$/, '.'),
    hint: '`ls cases` lists the cases, `npm run facts -- why <case>` shows what one gave.',
  };
}

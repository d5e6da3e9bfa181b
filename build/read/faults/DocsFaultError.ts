import type { Fault } from './Fault';
import { formatFaults } from './formatFaults';

/** Stops a build; its message is the whole report. */
export class DocsFaultError extends Error {
  override name = 'DocsFaultError';

  constructor(readonly faults: readonly Fault[]) {
    super(`[docsCheck] The content has faults; nothing was built.\n\n${formatFaults(faults)}`);
    // The fault is in the files named above, not in the code that found it.
    this.stack = undefined;
  }
}

import { type CodePlace, CodeSourceError, resolveCode } from '../code/resolveCode';
import type { LocalFault } from './Fault';
import type { CodeFileUse } from './page/ParsedPage';

/** Files and regions that fences name and that are not there. */
export function checkCodeFiles(uses: readonly CodeFileUse[], place: CodePlace): LocalFault[] {
  return uses.flatMap(({ meta, ...position }): LocalFault[] => {
    try {
      resolveCode(meta, place);
      return [];
    } catch (error) {
      if (!(error instanceof CodeSourceError)) throw error;
      const { kind, message, hint } = error;
      return [{ ...position, rule: `code-${kind}`, message, hint }];
    }
  });
}

import { type CodePlace, CodeSourceError, resolveCode } from '../../render/code/codeFiles';
import { findRefused } from './characters/findRefused';
import { reportCharacter } from './characters/reportCharacter';
import type { LocalFault } from '../../read/faults/Fault';
import type { CodeFileUse } from '../../read/page/ParsedPage';

/** Files and regions that fences name and that are not there, or that no page can hold. */
export function checkCodeFiles(uses: readonly CodeFileUse[], place: CodePlace): LocalFault[] {
  return uses.flatMap(({ meta, ...position }): LocalFault[] => {
    try {
      const [refused] = findRefused(resolveCode(meta, place) ?? '');
      return refused ? [reportCharacter(position, refused.name, `in \`${meta.file}\``)] : [];
    } catch (error) {
      if (!(error instanceof CodeSourceError)) throw error;
      const { kind, message, hint } = error;
      return [{ ...position, rule: `code-${kind}`, message, hint }];
    }
  });
}

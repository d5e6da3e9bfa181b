import type { LocalFault } from '../../../read/faults/Fault';
import { findRefused } from './findRefused';
import { reportCharacter } from './reportCharacter';

/**
 * Characters of a source, code included, that HTML cannot hold. Browsers drop or replace them, so that
 * the page is no longer what React has drawn.
 */
export function checkCharacters(source: string): LocalFault[] {
  return findRefused(source).map(({ name, offset }) => {
    const before = source.slice(0, offset);
    const line = before.split('\n').length;
    return reportCharacter({ line, column: offset - before.lastIndexOf('\n') }, name);
  });
}

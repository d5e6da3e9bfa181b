import { foldText } from './foldText';

/** Letters and digits only, for names in any spelling: `auto-external`, `autoExternal` → `autoexternal`. */
export function compactText(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}

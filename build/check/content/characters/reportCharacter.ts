import type { LocalFault, Position } from '../../../read/faults/Fault';

/** The fault of a character that HTML cannot hold; `how` says how it is written, such as `&#0;`. */
export function reportCharacter(
  { line, column }: Position,
  name: string,
  how = 'as it is',
): LocalFault {
  const isLost = name === 'U+FFFD';
  return {
    line,
    column,
    rule: 'character-refused',
    message: isLost
      ? `${name}, written ${how}, stands for a character that could not be read.`
      : `${name}, written ${how}, is no character that a page can hold.`,
    hint: isLost
      ? 'Save the file as UTF-8, and write the character anew.'
      : `Delete it; a page about it names it: \`${name}\`.`,
  };
}

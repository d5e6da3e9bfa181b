/** Longest line of a fault that is not the first, in characters. */
const lineLength = 200;

/** Faults for a terminal: all together, the first in full, of the others the first line. */
export function listFaults([first, ...others]: readonly string[]): string {
  if (first === undefined) return '';
  return [first, ...others.map(shorten)].join('\n');
}

function shorten(fault: string): string {
  const [line = ''] = fault.split('\n', 1);
  if (line.length > lineLength) return `${line.slice(0, lineLength)}…`;
  return line === fault ? line : `${line} …`;
}

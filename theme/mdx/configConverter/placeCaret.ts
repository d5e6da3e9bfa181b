/** Puts the caret of a field where a fault is, both counted from 1; where it is not said, selects nothing. */
export function placeCaret(
  field: HTMLTextAreaElement,
  { line, column }: { line?: number | undefined; column?: number | undefined },
): void {
  field.focus();
  if (line === undefined || column === undefined) return;
  const before = field.value.split('\n').slice(0, line - 1);
  const position = before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  field.setSelectionRange(position, position);
}

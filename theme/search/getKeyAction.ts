export type KeyAction = { type: 'open'; inNewTab: boolean } | { type: 'move'; by: 1 | -1 };

/** What a key pressed in the field does to the results; keys of an input method do nothing. */
export function getKeyAction(event: KeyboardEvent): KeyAction | undefined {
  const { key, keyCode, ctrlKey, metaKey, isComposing } = event;
  // 229 while an input method is at work; Safari has ended the composition by then.
  if (isComposing || keyCode === 229) return undefined;
  if (key === 'Enter') return { type: 'open', inNewTab: ctrlKey || metaKey };
  if (key === 'ArrowDown') return { type: 'move', by: 1 };
  if (key === 'ArrowUp') return { type: 'move', by: -1 };
  return undefined;
}

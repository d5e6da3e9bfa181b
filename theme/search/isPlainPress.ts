import type { MouseEvent } from 'react';

/** Whether a press opens a link here: with a modifier or the middle button it opens a tab. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

import { hasSingleKeys } from '../hooks/hasSingleKeys';
import { isTypingTarget } from '../hooks/isTypingTarget';
import { isSearchShortcut } from '../lib/isSearchShortcut';

/** Whether no key means something by itself: the press goes into a field, or the reader wants none. */
export const isPlainTyping = ({ target }: Event): boolean =>
  isTypingTarget(target) || !hasSingleKeys();

/** Whether a click or a key asks for the search. */
export const isSearchPress = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? event.type === 'keydown' && isSearchShortcut(event, isPlainTyping(event))
    : event.type === 'click' &&
      event.target instanceof Element &&
      event.target.closest('a[aria-haspopup]') !== null;

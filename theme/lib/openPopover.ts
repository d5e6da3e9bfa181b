/**
 * Matches an open popover, also where the browser has none and theme/boot/popoverFallback.ts stands
 * in: inside `:is()` an unknown name is no error.
 */
export const openPopover = ':is(:popover-open, [data-open])';

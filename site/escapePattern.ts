/** A text as a pattern that matches just this text; `RegExp.escape` where Node.js has it. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

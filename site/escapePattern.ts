/** A text as a pattern that matches just this text; it can be `RegExp.escape` once each supported Node.js has it. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

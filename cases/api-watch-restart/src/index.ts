export const done = false;

/** The other of the two. */
export const invert = (flag: boolean): boolean => !flag;

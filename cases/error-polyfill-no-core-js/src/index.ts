export const last = <T>(list: T[]): T | undefined => list.at(-1);

/** A short name for a title, the same for the same words. */
export declare function toHash(title: string): string;

export { }

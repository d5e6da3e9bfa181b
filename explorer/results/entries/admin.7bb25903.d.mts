/** Forgets what was loaded, all of it or what `filter` picks. */
export declare function clear(filter?: (url: string) => boolean): void;

/** The first words of a text, with `…` where some are left out. */
export declare function truncate(text: string, count?: number): string;

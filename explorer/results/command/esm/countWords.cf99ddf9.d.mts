/** How many words a text has. */
export declare function countWords(text: string): number;

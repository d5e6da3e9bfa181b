/** Words of a text, without the punctuation around them. */
export declare function splitWords(text: string): string[];

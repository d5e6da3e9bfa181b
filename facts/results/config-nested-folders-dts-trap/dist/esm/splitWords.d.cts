export declare function splitWords(text: string): string[];

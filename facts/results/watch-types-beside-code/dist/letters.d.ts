export interface Letters {
    readonly list: string[];
}
export declare const toLetters: (word: string) => Letters;

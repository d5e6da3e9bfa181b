export declare class Word {
    readonly letters: string[];
}

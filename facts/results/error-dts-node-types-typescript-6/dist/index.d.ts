export declare const getName: (file: string) => string;

export declare const mode: string;

export interface Options {}
export declare const words: string[];

export declare const answer: number;

export { }

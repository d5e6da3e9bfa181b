/// <reference path="./global.d.ts" />
export declare const answer: number;

export { }

export declare const isRight: boolean;

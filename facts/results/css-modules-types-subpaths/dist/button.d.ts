export declare const className: string;

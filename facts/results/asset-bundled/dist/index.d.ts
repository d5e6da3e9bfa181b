export declare const logo: string;

export declare const describe: (name: string) => string;

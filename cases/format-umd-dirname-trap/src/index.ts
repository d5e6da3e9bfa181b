declare const __dirname: string;

export const folder: string = __dirname;

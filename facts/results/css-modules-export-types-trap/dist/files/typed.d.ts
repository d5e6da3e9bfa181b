export declare const classNames: Readonly<Record<string, string>>;

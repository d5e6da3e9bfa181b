/** The text at an address, fetched once. */
export declare function load(url: string): Promise<string>;

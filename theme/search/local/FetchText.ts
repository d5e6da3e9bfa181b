/** The address's text; rejects when it cannot be had. */
export type FetchText = (url: string) => Promise<string>;

declare const VERSION: string;

export const userAgent = `slugs/${VERSION}`;

export const report = (text: string): string => `slugs: ${text}`;

declare const report: (text: string) => string;

export const refuse = (title: string): string => report(`no words in “${title}”`);

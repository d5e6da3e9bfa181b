/** Lower case, dashes as spaces: `UMD NAME` finds `umd-name`. */
export const normalizeKeyword = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

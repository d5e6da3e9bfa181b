/** What a badge says with its color. */
export const badgeTones = ['note', 'tip', 'warning', 'danger'] as const;

export type BadgeTone = (typeof badgeTones)[number];

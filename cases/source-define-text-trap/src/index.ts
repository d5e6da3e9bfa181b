declare const CHANNEL: string;

export const channel = CHANNEL;

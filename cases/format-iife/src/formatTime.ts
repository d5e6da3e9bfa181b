export const formatTime = (date: Date): string => date.toISOString().slice(11, 16);

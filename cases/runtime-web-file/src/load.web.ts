export const load = (): string => localStorage.getItem('words') ?? '';

export const load = async () => (await import('./greet')).default;

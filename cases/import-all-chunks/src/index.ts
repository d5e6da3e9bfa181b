export const load = async (): Promise<number> => {
  const [one, two] = await Promise.all([import('./one'), import('./two')]);
  return one.default + two.default;
};

export const load = async (): Promise<unknown> => {
  try {
    return await import('fsevents-lite');
  } catch {
    return undefined;
  }
};

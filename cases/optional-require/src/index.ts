export const load = (): unknown => {
  try {
    return require('fsevents-lite');
  } catch {
    return undefined;
  }
};

export const banner = { js: '/* old */' };

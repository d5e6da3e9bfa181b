export const load = (language) => import(`./parts/${language}.js`);

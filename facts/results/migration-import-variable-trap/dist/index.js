const load = (language)=>import(`./parts/${language}.js`);
export { load };

const load = async (name)=>import(`./parts/${name}.ts`);
export { load };

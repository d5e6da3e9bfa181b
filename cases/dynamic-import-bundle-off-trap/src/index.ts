export const load = async (name: string): Promise<unknown> => import(`./parts/${name}.ts`);

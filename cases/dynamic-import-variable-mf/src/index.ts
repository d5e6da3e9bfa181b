export const load = (name: string): Promise<unknown> => import(`./parts/${name}.ts`);

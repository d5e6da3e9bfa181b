export const load = (name: string): Promise<unknown> =>
  import(/* webpackMode: "eager" */ `./parts/${name}.ts`);

export const load = (): Promise<typeof import('./place')> =>
  import(/* webpackChunkName: "place" */ './place');

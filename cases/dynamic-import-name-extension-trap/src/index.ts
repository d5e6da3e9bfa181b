export const load = (): Promise<typeof import('./words')> =>
  import(/* webpackChunkName: "words" */ './words');

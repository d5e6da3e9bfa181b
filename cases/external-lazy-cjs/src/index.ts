export const load = (): Promise<typeof import('./draw')> => import('./draw');

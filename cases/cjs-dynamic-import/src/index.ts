export const load = async (): Promise<unknown> => import('clamp');

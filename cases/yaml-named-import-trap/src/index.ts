import { roles } from './roles.yaml';

export const first: string = roles[0];

import { roles } from './roles.toml';

export const first: string = roles[0];

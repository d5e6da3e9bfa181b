import data from './roles.yaml';
import settings from './owner.toml';

export const roles: string[] = data.roles;
export const owner: string = settings.owner.name;

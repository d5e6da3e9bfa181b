import { version } from 'react';

export const name = `slugs for ${version}`;

import { Inner } from 'words';

export { Inner }

export { }

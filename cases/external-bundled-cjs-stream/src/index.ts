import { Upper } from 'upper';

export { Upper };

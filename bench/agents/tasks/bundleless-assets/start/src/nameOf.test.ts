import { nameOf } from './nameOf';

if (nameOf('fr') !== 'France') throw new Error('another country');

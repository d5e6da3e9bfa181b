import { fr } from './fr';

export default { title: 'Flags', args: fr };

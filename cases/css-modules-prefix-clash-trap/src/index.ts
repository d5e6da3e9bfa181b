import button from './button.module.css';
import card from './card.module.css';

export const names: (string | undefined)[] = [button.root, card.root];

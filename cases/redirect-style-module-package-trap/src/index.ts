import 'buttons/card.module.css';
import 'buttons/page.module.scss';

export const className = 'card';

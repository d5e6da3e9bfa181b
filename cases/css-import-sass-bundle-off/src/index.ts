import './menu.scss';
import './tabs.less';

export const className = 'menu';

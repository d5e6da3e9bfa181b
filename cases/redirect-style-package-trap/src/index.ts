import 'buttons/base.css';
import 'buttons/button.less';
import 'buttons/theme.scss';

export const className = 'button';

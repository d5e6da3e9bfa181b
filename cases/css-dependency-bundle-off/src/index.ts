import 'widgets/base.css';
import 'themes/base.css';

export const className = 'button';

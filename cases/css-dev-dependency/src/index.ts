import 'widgets/base.css';
import './button.css';

export const className = 'button';

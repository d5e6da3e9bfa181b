import * as styles from './button.module.css';

export const className: string = styles.button;

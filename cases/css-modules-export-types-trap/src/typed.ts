import styles from './button.module.css';

export const classNames: Readonly<Record<string, string>> = styles;

import styles from './input.module.css';

export const className: string = styles.input ?? '';

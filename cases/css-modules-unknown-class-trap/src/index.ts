import styles from './button.module.css';

export const className = styles.nope;

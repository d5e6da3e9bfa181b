import styles from './button.module.scss';

export const className: string = styles.button ?? '';

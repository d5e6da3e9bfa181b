import styles from './button.module.css';

export declare const classNames: Readonly<Record<string, string>>;

export { styles }

export { }

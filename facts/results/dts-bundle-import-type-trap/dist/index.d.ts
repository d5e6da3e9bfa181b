import { words } from 'words';

export declare type Text = words;

export { }

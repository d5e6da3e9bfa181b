import { Kind } from './kind';

const note = (_target: object, _key: string): void => {};

export class Word {
  @note kind!: Kind;
  @note size!: number | string;
  @note text!: string;
}

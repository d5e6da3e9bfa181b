import { Word } from './word';

export const create = (): Word => new Word();

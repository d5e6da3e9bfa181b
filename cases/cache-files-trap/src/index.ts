import { limit } from 'clamp';
import { place } from '@/place';
import './box.css';

const log = (_target: object, _name: string): void => {};

export class Box {
  @log
  getText(): string {
    return `Hello ${place} ${limit}`;
  }
}

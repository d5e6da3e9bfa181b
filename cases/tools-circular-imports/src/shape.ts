import { Square } from './square';

export class Shape {
  toSquare(): Square {
    return new Square();
  }
}

import { Shape } from './shape';

export class Square extends Shape {}

export class Box {
  width = 1;
  height?: number;
}

export class Box {
  width = 1;
}

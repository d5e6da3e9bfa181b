export class Counter {
  accessor count = 1;
}

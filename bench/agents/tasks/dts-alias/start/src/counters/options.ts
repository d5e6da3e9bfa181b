export interface CounterOptions {
  separator?: RegExp;
}

export const enum Unit {
  Meter = 5,
  Kilometer = 6,
}

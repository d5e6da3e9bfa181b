export const enum Unit {
  Meter,
  Kilometer,
}

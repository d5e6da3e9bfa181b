export enum Kind {
  Noun,
  Verb,
}

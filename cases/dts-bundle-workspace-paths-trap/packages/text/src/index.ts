export interface Text {
  words: string[];
}

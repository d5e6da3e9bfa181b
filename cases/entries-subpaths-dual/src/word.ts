export class Word {
  readonly letters: string[] = [];
}

export interface Letters {
  list: string[];
}

export const toLetters = (word: string): Letters => ({ list: [...word] });

export interface Words {
  list: string[];
}

export const words: string[] = [];

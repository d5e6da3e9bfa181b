declare global {
  interface Window {
    slugs: string[];
  }
}

export const answer: number = 42;

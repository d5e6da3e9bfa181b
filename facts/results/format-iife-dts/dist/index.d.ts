declare const answer: number;

/** spec.md §9, "Search cache": answers kept. */
const maxAnswers = 100;

export interface AnswerCache<Answer> {
  get: (question: string) => Answer | undefined;
  set: (question: string, answer: Answer) => void;
}

/** Keeps the last hundred answers that were asked for, so that a word deleted again costs nothing. */
export function createAnswerCache<Answer>(): AnswerCache<Answer> {
  // In the order of use, the oldest first.
  const answers = new Map<string, Answer>();
  const set = (question: string, answer: Answer) => {
    answers.delete(question);
    answers.set(question, answer);
    if (answers.size <= maxAnswers) return;
    for (const oldest of answers.keys()) {
      answers.delete(oldest);
      break;
    }
  };
  return {
    get: (question) => {
      const answer = answers.get(question);
      if (answer !== undefined) set(question, answer);
      return answer;
    },
    set,
  };
}

const answer: number = 42;
console.log(answer);

const toLetters = (word)=>({
        list: [
            ...word
        ]
    });
const count = (word)=>toLetters(word).list.length;
export { count };

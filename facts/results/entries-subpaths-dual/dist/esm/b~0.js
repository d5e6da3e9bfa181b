class Word {
    letters = [];
}
export { Word };

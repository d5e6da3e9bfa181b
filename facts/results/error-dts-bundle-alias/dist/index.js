function longest(words) {
    const [first = ''] = [
        ...words
    ].sort((a, b)=>b.length - a.length);
    return first;
}
export { longest };

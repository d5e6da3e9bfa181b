const split = (text)=>text.split(' ');
export { split };

//# sourceMappingURL=words.js.map
const answer = 'forty-two';
export { answer };

import help from './help.txt';

export { help };

import other from './other.js' with { type: 'text' };

export { other };

import address from './logo.svg?url';

export { address };

import file from './logo.svg';

export const logo: string = file;

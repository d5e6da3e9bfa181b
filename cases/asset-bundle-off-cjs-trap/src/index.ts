import logo from './logo.svg';

export const address = logo;

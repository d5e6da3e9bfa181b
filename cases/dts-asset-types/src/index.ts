import logo from './logo.svg';

export const getLogo = (): string => logo;

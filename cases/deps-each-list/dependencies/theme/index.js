export const isWide = () => true;

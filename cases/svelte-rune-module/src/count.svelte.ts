let count = $state(0);

export const readCount = () => count;
export const add = () => count++;

export const createWidget = () => ({});

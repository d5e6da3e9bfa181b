export const title: string = document.title;

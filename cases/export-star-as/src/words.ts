export const split = (text: string): string[] => text.split(' ');
export default 'words';

export default (title: string): string => title.trim();

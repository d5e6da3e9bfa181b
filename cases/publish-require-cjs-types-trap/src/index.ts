export default (title: string): string => title.toLowerCase().replaceAll(' ', '-');

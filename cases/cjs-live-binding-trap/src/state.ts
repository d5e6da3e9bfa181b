export let locale = 'en';

export function setLocale(name: string): void {
  locale = name;
}

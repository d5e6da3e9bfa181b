interface Window {
  slugs: string[];
}

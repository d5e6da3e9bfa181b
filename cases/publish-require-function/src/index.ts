function toSlug(title: string): string {
  return title.replaceAll(' ', '-');
}

export { toSlug as default, toSlug as 'module.exports' };

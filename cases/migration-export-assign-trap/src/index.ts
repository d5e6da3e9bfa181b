function toSlug(title: string): string {
  return title.trim().split(/\s+/).join('-').toLowerCase();
}

export = toSlug;

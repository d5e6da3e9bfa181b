void import('slugs').then(({ toSlug }) => {
  document.title = toSlug('Hello World');
});

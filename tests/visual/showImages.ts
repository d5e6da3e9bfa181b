/** Fetches the images that would wait until they are scrolled to, and the fonts; runs in the page. */
export async function showImages(): Promise<void> {
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  // One that cannot be had is shown as its gap.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}

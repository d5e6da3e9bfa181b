/** How Playwright says that a page would not come to rest, or not in time. */
const unsteady = /toHaveScreenshot/;

/**
 * Says of a picture that has nothing to be compared with why that is: a state that the other revision
 * does not have is new, one that it has but whose picture could not be taken hides what changed.
 * @param {import('./readPictures.mjs').Picture} picture
 * @param {string | undefined} reason what was wrong when the other revision was shown
 * @returns {import('./readPictures.mjs').Picture}
 */
export function judgeNew(picture, reason) {
  if (picture.result !== 'new') return picture;
  if (!reason || !unsteady.test(reason)) return { ...picture, reason };
  return { ...picture, result: 'failed', reason: 'the other revision did not come to rest' };
}

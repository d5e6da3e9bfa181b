/** What a list of pictures is headed by; those that are the same are only counted. */
const headings = /** @type {const} */ ({
  differs: 'Differ:',
  failed: 'Could not be compared:',
  new: 'New, since the other revision could not show them:',
});

/**
 * What `npm run review` says at its end: how many pictures, which differ and by how much.
 * @param {import('./readPictures.mjs').Picture[]} pictures
 * @param {{ name: string, report: string }} options `name` is the revision compared with, `report` the
 *   file with the pictures side by side
 */
export function formatReview(pictures, { name, report }) {
  const select = (/** @type {string} */ result) =>
    pictures.filter((picture) => picture.result === result);
  const counts = [
    `${select('differs').length} of ${pictures.length} pictures differ from ${name}`,
    `${select('same').length} are the same`,
    ...(select('new').length > 0 ? [`${select('new').length} are new`] : []),
    ...(select('failed').length > 0 ? [`${select('failed').length} could not be compared`] : []),
  ];
  const lists = Object.entries(headings).flatMap(([result, heading]) => {
    const lines = select(result).map(
      ({ name, reason }) => `  ${name}${reason ? `: ${reason}` : ''}`,
    );
    return lines.length > 0 ? ['', heading, ...lines] : [];
  });
  return [`${counts.join(', ')}.`, ...lists, '', `Side by side: ${report}`].join('\n');
}

/** A moment in the reader's own time zone, or a given one: `November 21, 2026 at 1:02 PM`. */
export function formatLocalTime(
  time: string | number,
  language: string,
  timeZone?: string,
): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return format.format(new Date(time));
}

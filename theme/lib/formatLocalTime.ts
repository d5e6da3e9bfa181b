/** Making a format takes longer than a page needs for all else that comes with its date. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment in the reader's own time zone, or a given one: `November 21, 2026 at 1:02 PM`. */
export function formatLocalTime(
  time: string | number,
  language: string,
  timeZone?: string,
): string {
  const key = `${language} ${timeZone ?? ''}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  formats.set(key, format);
  return format.format(new Date(time));
}

import { site } from '../../site/site';

export interface IssueSubject {
  title: string;
  /** Of the page, with the heading's hash where there is one. */
  url: string;
  heading?: string | undefined;
  /** What the reader has selected; long passages are shortened. */
  quote?: string | undefined;
  versions: string;
}

/** Longest passage an issue quotes, in characters: addresses have a limit. */
const longestQuote = 600;

/** A new issue with its form filled in: the repository only accepts issues by form. */
export function getIssueHref({ title, url, heading, quote, versions }: IssueSubject): string {
  const { url: repository, issue } = site.repository;
  const details = [url, heading && `“${heading}”`, quote && toQuote(quote)].filter(Boolean);
  const query = Object.entries({
    template: issue.form,
    title: `Docs: ${title}`,
    [issue.fields.details]: details.join('\n\n'),
    [issue.fields.versions]: versions,
  });
  return `${repository}/issues/new?${query.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
}

/** Encodes only what a query does not allow, since every page has such an address. */
const encode = (value: string): string =>
  encodeURIComponent(value)
    .replace(/%20/g, '+')
    .replace(/%(?:2F|3A|40|2C)/g, decodeURIComponent);

/** A passage as Markdown quotes it, cut at the end of a word. */
function toQuote(passage: string): string {
  const text = passage.trim();
  const cut = text.slice(0, longestQuote).replace(/\s+\S*$/, '');
  const shown = text.length > longestQuote ? `${cut} …` : text;
  return shown
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

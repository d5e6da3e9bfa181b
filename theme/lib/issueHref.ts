import { site } from '../../site/site';

export interface IssueSubject {
  title: string;
  /** Of the page, with the heading's hash where there is one. */
  url: string;
  /** The heading, or the words that were searched for. */
  quote?: string | undefined;
  versions: string;
}

/** A new issue, with its form filled in where there is a subject: the repository only accepts issues by form. */
export function getIssueHref(subject?: IssueSubject): string {
  const { url: repository, issue } = site.repository;
  const query = new URLSearchParams([
    ['template', issue.form],
    ...(subject ? fillForm(subject) : []),
  ]);
  return `${repository}/issues/new?${query}`;
}

function fillForm({ title, url, quote, versions }: IssueSubject) {
  const { fields } = site.repository.issue;
  return [
    ['title', `Docs: ${title}`],
    [fields.details, quote ? `${url}\n\n“${quote}”` : url],
    [fields.versions, versions],
  ];
}

/** The issues that have the words of a text, open or closed. */
export const getIssueSearchHref = (words: string): string =>
  `${site.repository.url}/issues?q=${encodeURIComponent(words)}`;

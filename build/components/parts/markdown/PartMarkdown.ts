/** Attributes of a part as written: text, `true` where there is no value. */
export type PartAttributes = Readonly<Record<string, string | true>>;

/**
 * What stands in the place of a part's tags where its page is Markdown (the `.md` files, the search
 * index); what is between the tags stays, and is handed over as written. A part that is not listed
 * loses its tags.
 */
export interface PartMarkdown {
  before?: (attributes: PartAttributes, inside: string) => string;
  after?: (attributes: PartAttributes, inside: string) => string;
}

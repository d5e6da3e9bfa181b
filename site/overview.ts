/** A page as the overview lists it; the plugin writes it into the overview page, the theme draws it. */
export interface OverviewPage {
  routePath: string;
  title: string;
  headings: { id: string; text: string; depth: number }[];
}

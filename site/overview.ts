export interface OverviewHeading {
  /** Empty where there is nothing to link to. */
  id: string;
  text: string;
  /** 0 for what is listed whatever levels the page asks for. */
  depth: number;
  /** A word in code after it, such as the default of an option. */
  note?: string;
}

/** A page as the overview lists it; build/render/generatedPages writes it into the overview page, the theme renders it. */
export interface OverviewPage {
  /** Empty for an option that has no page yet. */
  routePath: string;
  title: string;
  /** What it is about, in a few words. */
  summary?: string;
  headings: OverviewHeading[];
  note?: string;
}

import type { Facet } from '../../search/facets';
import type { SearchHit } from '../../search/SearchHit';
import { firstHits, type SearchGroup } from './SearchProvider';

/** Added by each press of "more". */
const moreHits = 14;

/** What is asked: the same query may be asked of another part, or tried again. */
export interface Question {
  /** Without spaces around it. */
  query: string;
  facet: Facet | undefined;
  attempt: number;
}

/** What the reader has done with the answer of one index. */
interface View {
  /** Hits that are here, on show or not. */
  known: readonly SearchHit[];
  /** How many of them are on show. */
  limit: number;
  /** Position of the highlighted hit. */
  active: number;
}

export interface SearchState extends View {
  /** What the results are narrowed to, for as long as the dialog is open. */
  facet: Facet | undefined;
  attempt: number;
  /** The last answer; it stays while the next is awaited. None before the first. */
  answered: Question | undefined;
  /** One per index. */
  groups: readonly SearchGroup[];
  hasFailed: boolean;
  /** Position of the index on show. */
  shown: number;
}

export type SearchEvent =
  | { type: 'answered'; question: Question; groups: readonly SearchGroup[] }
  | { type: 'failed'; question: Question }
  | { type: 'retried' }
  | { type: 'narrowed'; facet: Facet | undefined }
  | { type: 'tabShown'; position: number }
  | { type: 'moved'; position: number }
  | { type: 'moreShown'; group: SearchGroup | undefined; known?: readonly SearchHit[] }
  | { type: 'moreFailed'; group: SearchGroup };

const startView = (group?: SearchGroup): View => ({
  known: group?.hits ?? [],
  limit: firstHits,
  active: 0,
});

export const startState: SearchState = {
  facet: undefined,
  attempt: 0,
  answered: undefined,
  groups: [],
  hasFailed: false,
  shown: 0,
  ...startView(),
};

export function reduceSearch(state: SearchState, event: SearchEvent): SearchState {
  const group = state.groups[state.shown];
  switch (event.type) {
    case 'answered': {
      const { question: answered, groups } = event;
      const next = groups[state.shown];
      // The answer of another index may have come: what the reader moves through stays as it is.
      if (next === group) return { ...state, answered, groups, hasFailed: false };
      // So does the highlight where more hits of the same question follow.
      const goesOn = !group?.isPending && isSameQuestion(state.answered, answered);
      const active = goesOn ? state.active : 0;
      return { ...state, answered, groups, hasFailed: false, ...startView(next), active };
    }
    case 'failed':
      return { ...state, ...startView(), answered: event.question, groups: [], hasFailed: true };
    case 'retried':
      return { ...state, attempt: state.attempt + 1 };
    case 'narrowed':
      return { ...state, facet: event.facet };
    case 'tabShown':
      return { ...state, shown: event.position, ...startView(state.groups[event.position]) };
    case 'moved':
      return { ...state, active: event.position };
    case 'moreShown': {
      if (group !== event.group) return state;
      // The first of the new ones is highlighted: the reader goes on where the list ended.
      const active = Math.min(state.known.length, state.limit);
      return { ...state, known: event.known ?? state.known, active, limit: state.limit + moreHits };
    }
    case 'moreFailed':
      return group === event.group ? { ...state, hasFailed: true } : state;
  }
}

const isSameQuestion = (left: Question | undefined, right: Question): boolean =>
  left?.query === right.query && left.facet === right.facet && left.attempt === right.attempt;

export interface Results extends Pick<SearchState, 'groups' | 'active' | 'hasFailed'> {
  /** The one on show. */
  group: SearchGroup | undefined;
  /** Its hits that are on show. */
  hits: readonly SearchHit[];
  /** How many it has. */
  total: number;
  /** Whether the answer to the query as it is now has yet to come. */
  isPending: boolean;
}

/** What is on show for a question; nothing where the field is empty. */
export function getResults(state: SearchState, question: Question): Results {
  const { known, limit, active } = state;
  const groups = question.query === '' ? [] : state.groups;
  const group = groups[state.shown];
  return {
    groups,
    group,
    hits: group ? known.slice(0, limit) : [],
    total: group ? (group.total ?? known.length) : 0,
    active,
    isPending: !isSameQuestion(state.answered, question) || group?.isPending === true,
    hasFailed: state.hasFailed || group?.hasFailed === true,
  };
}

export type SearchStage = 'hint' | 'waiting' | 'failed' | 'none' | 'found';

/** What the dialog has to say; results stay on show while the next answer is awaited. */
export function getSearchStage(query: string, results: Results): SearchStage {
  const { isPending, hasFailed, total } = results;
  if (hasFailed && !isPending) return 'failed';
  if (!query.trim()) return 'hint';
  if (total > 0) return 'found';
  return isPending ? 'waiting' : 'none';
}

export interface PageGroup {
  /** What is over the hits, outermost first; without the page where the page itself comes first. */
  caption: string[];
  /** Whether the group before has the same, in the same language. */
  isCaptionRepeated: boolean;
  /** The same for screen readers, always with the page. */
  label: string[];
  lang: string;
  hits: { hit: SearchHit; position: number }[];
}

/** Hits that follow each other on one page, under what that page belongs to. */
export function groupByPage(hits: readonly SearchHit[]): PageGroup[] {
  const groups: PageGroup[] = [];
  let lastPage: string | undefined;
  for (const [position, hit] of hits.entries()) {
    const { page, above, lang } = hit;
    if (page.href !== lastPage) {
      const label = [...page.trail, page.title];
      const caption = above ? label : page.trail;
      const before = groups.at(-1);
      const isCaptionRepeated =
        before?.lang === lang && before.caption.join('›') === caption.join('›');
      groups.push({ caption, isCaptionRepeated, label, lang, hits: [] });
      lastPage = page.href;
    }
    groups.at(-1)?.hits.push({ hit, position });
  }
  return groups;
}

/** Characters of a query that a message quotes. */
const maxQuoted = 60;

/** A query as it is quoted in a message: whole, or its beginning. */
export function shortenQuery(query: string): string {
  const characters = Array.from(query.trim());
  if (characters.length <= maxQuoted) return characters.join('');
  return `${characters.slice(0, maxQuoted).join('')}…`;
}

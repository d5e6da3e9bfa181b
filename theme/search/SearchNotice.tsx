import type { Facet } from './facets';
import { SearchNothing } from './SearchNothing';
import { SearchStart } from './SearchStart';
import { SearchStatus } from './SearchStatus';
import type { DialogSearch } from './useDialogSearch';

export interface SearchNoticeProps {
  dialogSearch: DialogSearch;
  /** What the results on show are narrowed to. */
  facet: Facet | undefined;
  /** Opens a page of this site by its route. */
  onOpenPage: (href: string) => void;
  /** Called where what had the focus may be gone. */
  onLeave: () => void;
}

/** What the dialog says and offers beside results: how the search stands, where to start, what to do. */
export function SearchNotice({ dialogSearch, facet, onOpenPage, onLeave }: SearchNoticeProps) {
  const { search, results, recent, setFacet } = dialogSearch;
  const suggestions = results.group?.suggestions ?? [];
  const then = (act: () => void) => () => {
    act();
    onLeave();
  };
  const handleAsk = (query: string) => then(() => search.setQuery(query))();
  return (
    <>
      <SearchStatus
        search={search}
        facet={facet}
        total={results.total}
        suggestions={suggestions}
        onRetry={then(search.retry)}
        onOpenPage={onOpenPage}
      >
        <SearchNothing
          query={search.query}
          suggestions={suggestions}
          onWiden={facet && then(() => setFacet(undefined))}
          onAsk={handleAsk}
        />
      </SearchStatus>
      {!search.query.trim() && (
        <SearchStart recent={recent} onAsk={handleAsk} onOpen={onOpenPage} onRemove={onLeave} />
      )}
    </>
  );
}

import {
  PageContext,
  UNSAFE_LocationContext as LocationContext,
  useI18n,
} from '@rspress/core/runtime';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { TextContext } from '../hooks/useText';

/** A page's data and its address, as the framework hands them on. */
export interface PagePlace {
  page: ComponentProps<typeof PageContext.Provider>['value'];
  location: ComponentProps<typeof LocationContext.Provider>['value'];
}

/** The page and the address that hold at this place of the tree. */
export const usePlace = (): PagePlace => ({
  page: useContext(PageContext),
  location: useContext(LocationContext),
});

/** Has what it holds drawn for a page and an address, in its language. */
export const PageAt = ({ page, location, children }: PagePlace & { children: ReactNode }) => (
  <PageContext value={page}>
    <LocationContext value={location}>
      <Texts>{children}</Texts>
    </LocationContext>
  </PageContext>
);

const Texts = ({ children }: { children: ReactNode }) => (
  <TextContext value={useI18n<typeof import('i18n')>()}>{children}</TextContext>
);

import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TextContext } from '../../theme/hooks/useText';

const Texts = ({ children }: { children: ReactNode }) => (
  <TextContext value={useI18n<typeof import('i18n')>()}>{children}</TextContext>
);

/** HTML of a part that has interface texts. */
export const renderWithTexts = (part: ReactNode): string =>
  renderToStaticMarkup(<Texts>{part}</Texts>);

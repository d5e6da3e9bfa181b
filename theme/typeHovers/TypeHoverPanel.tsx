import { useLayoutEffect, useRef } from 'react';
import type { HoverText } from '../../site/pageHovers';
import { useText } from '../lib/text';
import { Link } from '../ui/Link';
import { renderInlineCode } from '../ui/renderInlineCode';
import { panelId, stopAt } from './hoverNames';
import styles from './TypeHoverPanel.module.css';

export interface TypeHoverPanelProps {
  /** The name that it is about. */
  name: HTMLElement;
  text: HoverText;
  onClose: () => void;
}

/** What a name is: signature, purpose, default, and the page about it. */
export function TypeHoverPanel({ name, text: about, onClose }: TypeHoverPanelProps) {
  const text = useText();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    const code = name.closest('code');
    if (!element || !code) return undefined;
    stopAt(code, name);
    name.ariaExpanded = 'true';
    name.setAttribute('aria-describedby', panelId);
    element.showPopover();
    placePanel(element, name);
    return () => {
      name.ariaExpanded = 'false';
      name.removeAttribute('aria-describedby');
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [name]);
  const { deprecated, page } = about;
  return (
    <div
      ref={panel}
      id={panelId}
      popover="manual"
      className={styles.panel}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <p className={styles.signature}>{about.signature.map(renderPiece)}</p>
      {about.about && <p>{renderInlineCode(about.about)}</p>}
      {deprecated !== undefined && (
        <p>
          <strong>{text('hoverDeprecated')}</strong> {renderInlineCode(deprecated)}
        </p>
      )}
      {about.default && (
        <p>
          {text('hoverDefault')} {renderInlineCode(about.default)}
        </p>
      )}
      {page && (
        <p>
          <Link className={styles.link} href={page.href}>
            {page.label}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Every other piece has the letter of its color (theme/styles/code.css) before its text. */
const renderPiece = (piece: string, index: number) =>
  index % 2 === 0 ? (
    piece
  ) : (
    <span key={index} className={`_${piece.charAt(0)}`}>
      {piece.slice(1)}
    </span>
  );

/** Puts the panel below a name where the browser cannot do so itself (no anchor positioning). */
export function placePanel(panel: HTMLElement, name: HTMLElement): void {
  if (CSS.supports('position-area: block-end')) return;
  const { bottom, left } = name.getBoundingClientRect();
  const room = document.documentElement.clientWidth - panel.offsetWidth;
  panel.style.setProperty('--below', `${bottom}px`);
  panel.style.setProperty('--start', `${Math.max(0, Math.min(left, room))}px`);
}

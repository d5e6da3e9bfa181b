import { findByKey } from '../lib/findByKey';
import { readDuration } from '../lib/time';
import { type Approach, findCode } from './approach';
import { findName, listNames, panelId, stopAt } from './hoverNames';

export interface NameWatch {
  /** Marks the names of a block and returns whether it has any. */
  prepare: (code: HTMLElement) => Promise<boolean>;
  /** Shows what a name is; without a name, hides it. */
  show: (name: HTMLElement | undefined) => void;
  getShown: () => HTMLElement | undefined;
}

/**
 * Listens for readers who point at names of code, tap them or walk through them by keys, until the
 * given signal ends it. `approach` is what brought the script in.
 */
export function watchNames(watch: NameWatch, approach: Approach, signal: AbortSignal): void {
  const { prepare, show, getShown } = watch;
  let timer: number | undefined;
  const after = (delay: string, act: () => void) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(act, readDuration(delay));
  };
  const isInPanel = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest(`#${panelId}`) !== null;

  /** Whether a reader who uses keys is at the name, or in what is said of it. */
  const hasFocus = (): boolean =>
    getShown()?.matches(':focus') === true || isInPanel(document.activeElement);

  const point = (event: PointerEvent, target: EventTarget | null) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const name = findName(target);
    if (isInPanel(target) || (name && name === getShown())) window.clearTimeout(timer);
    else if (name) after('--popover-enter', () => show(name));
    else if (!hasFocus()) after('--popover-leave', () => show(undefined));
  };
  const reach = async (event: Approach) => {
    const code = findCode(event.target);
    if (!code || isInPanel(event.target) || !(await prepare(code)) || signal.aborted) return;
    stopAt(code);
    if (!(event instanceof PointerEvent)) return;
    // What was pointed at or tapped while there were no names yet.
    const name = findName(document.elementFromPoint(event.clientX, event.clientY));
    if (name && event.type === 'pointerdown') show(name);
    else if (name?.matches(':hover')) point(event, name);
  };

  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    act: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, act, { signal });

  const marked = new WeakSet<HTMLElement>();
  const approachOnce = (event: Approach) => {
    const code = findCode(event.target);
    if (!code || marked.has(code)) return;
    marked.add(code);
    reach(event).catch(() => marked.delete(code));
  };
  listen('pointerover', (event) => {
    approachOnce(event);
    point(event, event.target);
  });
  listen('pointerout', (event) => {
    if (event.relatedTarget === null) point(event, null);
  });
  listen('pointerdown', (event) => {
    approachOnce(event);
    window.clearTimeout(timer);
    if (!findName(event.target) && !isInPanel(event.target)) show(undefined);
  });
  listen('click', (event) => {
    const name = findName(event.target);
    // Not while text is selected.
    if (!name || getSelection()?.isCollapsed === false) return;
    const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
    show(isTap && name === getShown() ? undefined : name);
  });
  listen('focusin', (event) => {
    approachOnce(event);
    const name = findName(event.target);
    if (name) show(name);
    else if (!isInPanel(event.target)) show(undefined);
  });
  listen('keydown', (event) => {
    const shown = getShown();
    if (event.key === 'Escape' && shown) {
      if (isInPanel(event.target)) shown.focus();
      show(undefined);
      return;
    }
    const name = findName(event.target);
    const code = name?.closest('code');
    if (!name || !code || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = findByKey(listNames(code), name, event.key);
    if (!next && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!next) show(shown ? undefined : name);
    else {
      stopAt(code, next);
      next.focus();
    }
  });
  approachOnce(approach);
}

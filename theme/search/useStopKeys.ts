import type { KeyboardEvent } from 'react';

/**
 * Arrow keys among the field and what is offered below it (`data-stop`), round the ends. For the time
 * without results: those have keys of their own.
 */
export function useStopKeys(isOn: boolean): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    if (!isOn || ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const stops = [...currentTarget.querySelectorAll<HTMLElement>('[role=combobox], [data-stop]')];
    const position = stops.findIndex((stop) => stop === target);
    // Arrows in the choice of a part are the browser's.
    if (!step || position < 0 || stops.length < 2) return;
    event.preventDefault();
    stops[(position + step + stops.length) % stops.length]?.focus();
  };
}

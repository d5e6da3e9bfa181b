import { type ComponentType, useEffect, useState } from 'react';
import { hashText } from '../../site/hashText';
import { type Approach, findCode } from './approach';
import type { TypeHoverLayerProps } from './TypeHoverLayer';

/** As build/render/typeHovers writes it into pages. */
export interface TypeHoversProps {
  /** Name of the page's hovers. */
  name: string;
  /** Marks of the blocks that have some (`hashText`), with spaces between. */
  blocks: string;
}

/** How a reader reaches a block. */
const approaches = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Renders nothing; loads the types of the names in code when a reader first reaches a block with some. */
export function TypeHovers({ name, blocks }: TypeHoversProps) {
  const [loaded, setLoaded] = useState<{
    Layer: ComponentType<TypeHoverLayerProps>;
    approach: Approach;
  }>();
  useEffect(() => {
    if (loaded) return undefined;
    const marks = new Set(blocks.split(' '));
    const load = (approach: Approach) => {
      const code = findCode(approach.target);
      if (!code || !marks.has(hashText(code.textContent))) return;
      // Without a network the code is read as it is; the next approach tries again.
      import('./TypeHoverLayer').then(
        ({ TypeHoverLayer }) => setLoaded({ Layer: TypeHoverLayer, approach }),
        () => undefined,
      );
    };
    for (const type of approaches) document.addEventListener(type, load, { passive: true });
    // The first touch or key on the page was what brought this in.
    const { firstInteraction } = document;
    document.firstInteraction = undefined;
    const target = document.querySelector('figure:is(:hover, :focus-within)');
    if (firstInteraction?.type === 'pointerdown') load(firstInteraction);
    else if (target) load({ target });
    return () => {
      for (const type of approaches) document.removeEventListener(type, load);
    };
  }, [blocks, loaded]);
  return loaded ? <loaded.Layer name={name} approach={loaded.approach} /> : null;
}

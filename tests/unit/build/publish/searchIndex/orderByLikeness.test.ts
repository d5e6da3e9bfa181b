import { describe, expect, it } from '@rstest/core';
import { orderByLikeness } from '../../../../../build/publish/searchIndex/orderByLikeness';

const styles = 'Style sheets of a component are written beside its script';
const types = 'Declarations tell an editor which values a function takes';

describe('orderByLikeness', () => {
  it('puts texts that share words in a row beside each other', () => {
    const texts = [styles, types, `Here ${styles}, once more.`, `Here ${types}, once more.`];
    expect(orderByLikeness(texts)).toEqual([0, 2, 1, 3]);
  });

  it('keeps the order of texts that share nothing', () => {
    expect(orderByLikeness(['one', styles, 'three', types])).toEqual([0, 1, 2, 3]);
    expect(orderByLikeness([])).toEqual([]);
  });

  it('has each position once, however many texts say the same', () => {
    const texts = Array.from({ length: 40 }, (_, at) => (at % 3 === 0 ? styles : `${types} ${at}`));
    const order = orderByLikeness(texts);
    expect(order[0]).toBe(0);
    expect(order.toSorted((a, b) => a - b)).toEqual([...texts.keys()]);
  });
});

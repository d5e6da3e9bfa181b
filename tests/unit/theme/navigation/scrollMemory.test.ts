import { describe, expect, it } from '@rstest/core';
import { formatPositions, parsePositions } from '../../../../theme/navigation/scrollMemory';

describe('scroll positions', () => {
  it('keep the newest 50', () => {
    const many = new Map(Array.from({ length: 60 }, (_, index) => [`${index}`, index]));
    const kept = parsePositions(formatPositions(many));
    expect(kept.size).toBe(50);
    expect(kept.has('9')).toBe(false);
    expect(kept.get('59')).toBe(59);
  });
});

'use client';

export const Toggle = (): string => 'toggle';

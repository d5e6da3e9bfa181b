'use client';

export const label = 'Toggle';

/*! one */
export const one = 1;

/** @license two */
export const two = 2;

/* @preserve three */
export const three = 3;

/** Four. */
export const four = 4;

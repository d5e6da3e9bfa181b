import { chromium } from '@playwright/test';
import { findExecutable } from './findExecutable.mjs';

/** The browser that the tests use. */
export const openBrowser = () =>
  chromium.launch({ executablePath: findExecutable(), args: ['--no-sandbox'] });

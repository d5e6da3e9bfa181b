import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import {
  createServer,
  type Server,
  type ServerOptions,
} from '../../../../../facts/cases/warm/createServer';
import { createSharedMemory } from '../../../../../facts/cases/warm/createSharedMemory';

interface Answer {
  pid: number;
  memory: number;
}

/** Does what it is told, and says with how much memory. */
const source = `process.on('message', ({ memory, isSilent, isDeadly }) => {
  if (isDeadly) process.kill(process.pid, 'SIGKILL');
  if (!isSilent) process.send({ pid: process.pid, memory });
});`;

let folder = '';
let server: Server<object, Answer> | undefined;
const open = (options: Partial<ServerOptions> = {}) =>
  (server = createServer<object, Answer>(path.join(folder, 'server.mjs'), {
    memoryLimit: 100,
    timeLimit: 20_000,
    ...options,
  }));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'server-'));
  await writeFile(path.join(folder, 'server.mjs'), source);
});
afterEach(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
});

test('one process answers all questions, also those asked together', async () => {
  const { ask } = open();
  const answers = await Promise.all([ask({ memory: 1 }), ask({ memory: 2 }), ask({ memory: 3 })]);
  expect(answers.map((answer) => answer?.memory)).toEqual([1, 2, 3]);
  expect(new Set(answers.map((answer) => answer?.pid)).size).toBe(1);
});

test('a process that has grown too large makes way for another', async () => {
  const { ask } = open();
  const [small, large, next] = [
    await ask({ memory: 100 }),
    await ask({ memory: 101 }),
    await ask({ memory: 1 }),
  ];
  expect(large?.pid).toBe(small?.pid);
  expect(next?.pid).not.toBe(small?.pid);
});

test('a process makes way as well where several have too much together', async () => {
  const shared = createSharedMemory(100);
  const other = Symbol('other');
  shared.isTooMuch(other, 40);
  const { ask } = open({ shared });
  const [small, large, next] = [
    await ask({ memory: 60 }),
    await ask({ memory: 61 }),
    await ask({ memory: 60 }),
  ];
  expect(large?.pid).toBe(small?.pid);
  expect(next?.pid).not.toBe(small?.pid);
  // What has ended is not counted.
  await server?.close();
  expect(shared.isTooMuch(other, 100)).toBe(false);
});

test('a process that ends or says nothing gives nothing, and the next question its answer', async () => {
  const { ask } = open({ timeLimit: 2000 });
  expect(await ask({ memory: 1, isDeadly: true })).toBeUndefined();
  expect(await ask({ memory: 1 })).toMatchObject({ memory: 1 });
  expect(await ask({ memory: 1, isSilent: true })).toBeUndefined();
  expect(await ask({ memory: 1 })).toMatchObject({ memory: 1 });
});

test('a process is ended after the questions that were asked before', async () => {
  const { ask, close } = open();
  const [first, , second] = [ask({ memory: 1 }), close(), ask({ memory: 1 })];
  expect((await first)?.memory).toBe(1);
  expect((await second)?.pid).not.toBe((await first)?.pid);
});

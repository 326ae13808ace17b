import { lazy } from 'react';
import * as v from 'valibot';
import { retryUntilLoaded } from '#ui/late.ts';
import { optional } from '#ui/search-values.ts';

/** Loaded late, because chats need more code than most screens. */
export const ChatsScreen = lazy(() => retryUntilLoaded(() => import('#features/chats/chats-screen.tsx')));

/** `at` is the position of the message to jump to. */
export const atMessage = v.object({ at: optional(v.pipe(v.number(), v.integer(), v.minValue(1))) });

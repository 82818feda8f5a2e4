import { useState } from 'react';
import type { ConversationFilter } from '@askwell/contracts';

/** `recent` is the list that comes with the statistics; the others are looked for. */
export type WantedFilter = 'recent' | ConversationFilter;
export type Wanted = { filter: WantedFilter; search: string };

/** Which conversations the owner wants to see. */
export const useConversationSearch = () => useState<Wanted>({ filter: 'recent', search: '' });

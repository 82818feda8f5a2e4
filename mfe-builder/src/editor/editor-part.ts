import type { Dispatch } from 'react';
import type { Draft } from '../draft/draft.ts';
import type { Problems } from '../draft/problems.ts';
import type { EditorEvent } from './editor-state.ts';

/** What every tab gets: the draft, what is wrong with it, and where to say what was changed. */
export type EditorPart = { draft: Draft; problems: Problems; dispatch: Dispatch<EditorEvent> };

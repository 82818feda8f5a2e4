import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import css from './tones.module.css';

/** What a message means to the person who reads it. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** The class that gives something the ground and the ink of what it means. */
export const toneClass = (tone: Tone | 'neutral' | 'accent'): string | undefined => css[tone];

export const toneIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** What a message means to the person who reads it. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

export const toneIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

import type { LoaderData } from '../render-loader.ts';
import { attempt } from './attempt.ts';
import { start } from './start.ts';

/** The server writes the chatbot's configuration here: see `renderLoader`. */
declare const __ASKWELL_CONFIG__: LoaderData;

attempt(() => start(__ASKWELL_CONFIG__));

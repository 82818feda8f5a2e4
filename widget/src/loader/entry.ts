import type { LoaderData } from '../render-loader.ts';
import { safely } from './safely.ts';
import { start } from './start.ts';

/** The server writes the chatbot's configuration here: see `renderLoader`. */
declare const __ASKWELL_CONFIG__: LoaderData;

safely(() => start(__ASKWELL_CONFIG__));

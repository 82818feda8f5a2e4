import type { LoaderData } from '../render-loader.ts';
import { start } from './start.ts';

/** The server writes the chatbot's configuration here: see `renderLoader`. */
declare const __ASKWELL_CONFIG__: LoaderData;

try {
  start(__ASKWELL_CONFIG__);
} catch {
  // A page must never see an error of ours; without what we need there is just no launcher.
}

import { startGemini } from '@askwell/testing/gemini';
import { start } from '../process/start.ts';
import { untilStopped } from '../process/until-stopped.ts';
import { translateAnswer } from './translations/index.ts';
import { seedDemo } from './seed-demo.ts';

/** A model's pace: a moment before it begins, then a few words at a time. */
const gemini = await startGemini({ pace: { firstMs: 450, pieceMs: 45 }, translate: translateAnswer });

await untilStopped(
  start({
    variables: { DATA_DIR: './var/demo', ...process.env, GEMINI_BASE_URL: gemini.url },
    prepare: seedDemo,
  }),
);
await gemini.stop();

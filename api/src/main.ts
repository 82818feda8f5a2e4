import { start } from './start.ts';
import { untilStopped } from './until-stopped.ts';

await untilStopped(start({ variables: process.env }));

import { start } from './process/start.ts';
import { untilStopped } from './process/until-stopped.ts';

await untilStopped(start({ variables: process.env }));
